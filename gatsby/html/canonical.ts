import type { RenderBodyArgs } from "gatsby";
import { onRenderBody } from "gatsby-plugin-canonical-urls/gatsby-ssr";
import { canonicalPath } from "../../src/head/canonical";
import { siteUrl } from "../../src/head/site-url";

/** Lets gatsby-plugin-canonical-urls write the link, on the pages that have one. */
export function renderCanonical(args: Pick<RenderBodyArgs, "setHeadComponents" | "pathname">): void {
  const pathname = canonicalPath({ pathname: args.pathname, search: "", hash: "" });
  if (pathname !== undefined) onRenderBody({ ...args, pathname }, { siteUrl: siteUrl(""), stripQueryString: true });
}
