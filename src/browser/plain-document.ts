import { report } from "./before-hydration/guard";

/**
 * Reloads the document after React has failed, and marks it to stay plain HTML, so that the failure does not repeat.
 * The mark is in the history entry's state, which a reload keeps and the next page does not have.
 */
export function loadPlainDocument(error: unknown): void {
  report("React has failed, the page stays plain HTML", error);
  window.history.replaceState({ ...(window.history.state as object | null), isPlain: true }, "");
  window.location.reload();
}

/** @returns whether React has failed here before */
export const isPlain = (): boolean => Boolean((window.history.state as { isPlain?: boolean } | null)?.isPlain);
