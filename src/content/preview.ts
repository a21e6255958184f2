/** @returns whether this build shows drafts and future pages (`SHOW_DRAFTS=1`); then it is `noindex` (src/hosting) */
export function isPreview(environment: NodeJS.ProcessEnv = process.env): boolean {
  return environment["SHOW_DRAFTS"] === "1";
}
