import { report } from "./guard";

/** Marks in the history entry's state, which a reload keeps and the next page does not have. */
const marks = () => (window.history.state ?? {}) as { isPlain?: boolean; isReloaded?: boolean };

function reloadWith(mark: ReturnType<typeof marks>): void {
  window.history.replaceState({ ...marks(), ...mark }, "");
  window.location.reload();
}

/** Reloads the document after React has failed, and marks it to stay plain HTML, so that the failure does not repeat. */
export function loadPlainDocument(error: unknown): void {
  report("React has failed, the page stays plain HTML", error);
  reloadWith({ isPlain: true });
}

/** @returns whether React has failed here before */
export const isPlain = (): boolean => Boolean(marks().isPlain);

/**
 * Reloads the document after one of its scripts has failed (specification, section 8), but never twice, and only if the
 * host answers: the text that is there is better than the browser's error page.
 * @returns a promise that is pending if the document is reloaded
 */
export async function reloadOnce(): Promise<void> {
  if (marks().isReloaded) return;
  const isReachable = await fetch(window.location.href, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isReachable) return;
  reloadWith({ isReloaded: true });
  await new Promise(() => undefined);
}
