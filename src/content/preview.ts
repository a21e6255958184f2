/** A preview is a build for whoever reads a change before it is published: drafts and future dates stand in it (`SHOW_DRAFTS=1`). */

/** @returns whether this build shows what is not published yet; then no search engine may know it (src/hosting) */
export function isPreview(environment: NodeJS.ProcessEnv = process.env): boolean {
  return environment["SHOW_DRAFTS"] === "1";
}
