/** What the visitor is told while a page is on its way: the id of a message, or nothing. */
export type Progress = "progress.delayed" | "progress.offline" | undefined;

let progress: Progress;
const listeners = new Set<() => void>();

export function setProgress(next: Progress): void {
  progress = next;
  for (const listener of listeners) listener();
}

export const currentProgress = (): Progress => progress;

/** @returns how to stop listening */
export function onProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
