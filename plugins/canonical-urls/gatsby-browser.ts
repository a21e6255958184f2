import type { RouteUpdateArgs } from "gatsby";
import { onRouteUpdate as updateLink } from "gatsby-plugin-canonical-urls/gatsby-browser";
import { guarded } from "../../src/browser/guard";
import { gatsbyWindow } from "../../src/browser/gatsby-window";
import { type CanonicalOptions, canonicalUrlParts } from "./canonical-url";

/** Updates the canonical link after a navigation. The package throws on a page without a link. */
export const onRouteUpdate = guarded("canonical-urls", update);

function update({ location }: Pick<RouteUpdateArgs, "location">, options: CanonicalOptions): void {
  const { page, json } = gatsbyWindow().___loader?.loadPageSync(location.pathname) ?? {};
  const url = canonicalUrlParts(location, { path: page?.path ?? location.pathname, result: json }, options);
  const link = document.querySelector("link[rel='canonical']");
  if (!url) return link?.remove();
  if (!link) document.head.append(createLink(options.siteUrl));
  updateLink({ location: url });
}

/** Creates a link with the attributes that the package reads. */
function createLink(siteUrl: string): HTMLLinkElement {
  const { protocol, host, href } = new URL(siteUrl);
  const link = Object.assign(document.createElement("link"), { rel: "canonical", href });
  Object.assign(link.dataset, { baseprotocol: protocol, basehost: host });
  return link;
}
