import type { RenderBodyArgs } from "gatsby";
import { onRenderBody as renderLink } from "gatsby-plugin-canonical-urls/gatsby-ssr";
import { type CanonicalOptions, canonicalUrlParts } from "./canonical-url";

/** Renders the canonical link of a page. The package would render one on every page. */
export function onRenderBody(args: RenderBodyArgs, options: CanonicalOptions): void {
  const { pathname, loadPageDataSync } = args;
  // `gatsby develop` renders documents without page data.
  const { result } = (loadPageDataSync?.(pathname) ?? {}) as { result?: unknown };
  const url = canonicalUrlParts({ pathname, search: "", hash: "" }, { path: pathname, result }, options);
  if (url) renderLink({ ...args, pathname: url.pathname }, { siteUrl: options.siteUrl });
}
