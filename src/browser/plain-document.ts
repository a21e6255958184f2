import { logError } from "./guard";

/** Reads the marks in the state of the history entry: a reload keeps them, and the next page has its own. */
const readMarks = () => (window.history.state ?? {}) as { isPlain?: boolean; isReloaded?: boolean };

function markAndReload(mark: ReturnType<typeof readMarks>): void {
  window.history.replaceState({ ...readMarks(), ...mark }, "");
  window.location.reload();
}

/** Reloads the document after React has failed, and marks it to stay plain HTML, which prevents a loop. */
export function loadPlainDocument(error: unknown): void {
  logError("React has failed, the page stays plain HTML", error);
  markAndReload({ isPlain: true });
}

/** Checks whether React has failed in this document before. */
export const isPlainDocument = (): boolean => Boolean(readMarks().isPlain);

/** Reloads the document once after a script has failed (specification, section 8), unless the host is unreachable. */
export async function reloadOnce(): Promise<void> {
  if (readMarks().isReloaded) return;
  const isReachable = await fetch(window.location.href, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isReachable) return;
  markAndReload({ isReloaded: true });
  await new Promise(() => undefined);
}
