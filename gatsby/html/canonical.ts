import type { RenderBodyArgs } from "gatsby";
import { onRenderBody } from "gatsby-plugin-canonical-urls/gatsby-ssr";
import { canonicalPath } from "../../src/head/canonical";
import { siteUrl } from "../../src/head/site-url";

/** Lets gatsby-plugin-canonical-urls write the link, on the pages that have one. */
export function renderCanonical({
  setHeadComponents,
  pathname,
}: Pick<RenderBodyArgs, "setHeadComponents" | "pathname">): void {
  const path = canonicalPath({ pathname, search: "", hash: "" });
  if (path !== undefined)
    onRenderBody({ setHeadComponents, pathname: path }, { siteUrl: siteUrl(""), stripQueryString: true });
}
