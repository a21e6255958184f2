import { report } from "./before-hydration/guard";

/**
 * React has failed and taken the page with it. Its document is loaded again, and stays what it is: plain HTML with plain
 * links, so that the same failure does not come again. The mark is in the history's entry, which a reload keeps and the
 * next page does not have.
 */
export function loadPlainDocument(error: unknown): void {
  report("React has failed, the page stays plain HTML", error);
  window.history.replaceState({ ...(window.history.state as object | null), isPlain: true }, "");
  window.location.reload();
}

/** @returns whether React has failed here before */
export const isPlain = (): boolean => Boolean((window.history.state as { isPlain?: boolean } | null)?.isPlain);
