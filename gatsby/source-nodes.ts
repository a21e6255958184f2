import { readFileSync } from "node:fs";
import type { SourceNodesArgs } from "gatsby";
import { sha256 } from "../src/digest";
import { createPageView } from "../src/site/page-view";
import type { Site, SitePage } from "../src/site/site";
import { memoize } from "../src/memoize";
import { listPictureFiles } from "./images/pictures";

export const PAGE_NODE_TYPE = "SitePageView";

/** Returns the id of a page's node, the only argument of a template's query. */
export function nodeId({ path }: Pick<SitePage, "path">): string {
  return `page ${path}`;
}

/** Creates one node per page and language with all data of the page, so that a query reads one node. */
export function sourceNodes({ actions }: Pick<SourceNodesArgs, "actions">, site: Site): void {
  // Many pages show the same picture.
  const digestOfFile = memoize(pictureDigest);
  for (const page of site.pages) actions.createNode(createPageNode(site, page, digestOfFile));
}

const pictureDigest = (file: string) => sha256(readFileSync(file));

/** Creates a page's node. Its digest covers the pictures' bytes, because the view's image data depend on them. */
export function createPageNode(site: Site, page: SitePage, digestOfFile = pictureDigest) {
  const view = createPageView(site, page);
  const pictures = listPictureFiles([{ content: view }]).map(digestOfFile);
  const contentDigest = sha256(JSON.stringify(view), ...pictures);
  return { id: nodeId(page), view, internal: { type: PAGE_NODE_TYPE, contentDigest } };
}
