/** Checks whether this build shows drafts and future pages (`SHOW_DRAFTS=1`). Its pages are `noindex` (src/hosting). */
export function isPreview(): boolean {
  return process.env["SHOW_DRAFTS"] === "1";
}
