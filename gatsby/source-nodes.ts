import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { NodeInput, SourceNodesArgs } from "gatsby";
import { pageView } from "../src/site/page-view";
import type { Site, SitePage } from "../src/site/site";
import { memoize } from "../src/memoize";
import { PICTURE_SETTINGS } from "./images/page-image";
import { pictureFiles } from "./images/pictures";

export const PAGE_NODE = "SitePageView";

/** @returns the id of a page's node: the one thing a template's query asks for. */
export function nodeId({ path }: Pick<SitePage, "path">): string {
  return `page ${path}`;
}

/** Creates one node per page and language with all that the page shows, so that a query reads one node only. */
export function sourceNodes({ actions }: Pick<SourceNodesArgs, "actions">, site: Site): void {
  // A picture stands on many pages.
  const digestOfFile = memoize(pictureDigest);
  for (const page of site.pages) actions.createNode(pageNode(site, page, digestOfFile));
}

function pictureDigest(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

/** The digest covers the pictures' bytes: the view's image data depend on them. */
export function pageNode(
  site: Site,
  page: SitePage,
  digestOfFile = pictureDigest,
): NodeInput & Record<string, unknown> {
  const view = pageView(site, page);
  const hash = createHash("sha256").update(PICTURE_SETTINGS).update(JSON.stringify(view));
  for (const file of pictureFiles([{ content: view }])) hash.update(digestOfFile(file));
  return { id: nodeId(page), view, internal: { type: PAGE_NODE, contentDigest: hash.digest("hex") } };
}
