import { onRouteUpdate } from "gatsby-plugin-canonical-urls/gatsby-browser";
import { canonicalPath } from "../head/canonical";
import { siteUrl } from "../head/site-url";

const LINK = "link[rel='canonical']";

/**
 * After a client-side navigation the canonical link is that of the new page. gatsby-plugin-canonical-urls writes it; it
 * knows no exceptions and stumbles over a page without one, so they are handled here (docs/decisions/0008-canonical.md).
 */
export function updateCanonical(location: Pick<Location, "pathname" | "search" | "hash">, isMissing: boolean): void {
  const path = isMissing ? undefined : canonicalPath(location);
  const link = document.querySelector(LINK);
  if (path === undefined) {
    link?.remove();
    return;
  }
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
