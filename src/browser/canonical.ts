import { onRouteUpdate } from "gatsby-plugin-canonical-urls/gatsby-browser";
import { canonicalPath } from "../head/canonical";
import { siteUrl } from "../head/site-url";

/**
 * Updates the canonical link after a client-side navigation. gatsby-plugin-canonical-urls knows no exceptions and fails
 * on a page without a link, so both are handled here (docs/decisions/0008-canonical.md).
 */
export function updateCanonical(location: Pick<Location, "pathname" | "search" | "hash">, isMissing: boolean): void {
  const path = isMissing ? undefined : canonicalPath(location);
  const link = document.querySelector("link[rel='canonical']");
  if (path === undefined) return link?.remove();
  if (!link) document.head.append(emptyLink());
  onRouteUpdate({ location: { pathname: path, search: "", hash: "" } }, { stripQueryString: true });
}

function emptyLink(): HTMLLinkElement {
  const { protocol, host, href } = new URL(siteUrl("/"));
  const link = document.createElement("link");
  link.rel = "canonical";
  link.href = href;
  link.dataset["baseprotocol"] = protocol;
  link.dataset["basehost"] = host;
  return link;
}
