/** What the visitor is told while a page is on its way: the id of a message, or nothing. */
export type NavigationStatus = "progress.delayed" | "progress.offline" | undefined;

let progress: NavigationStatus;
const listeners = new Set<() => void>();

export function setNavigationStatus(next: NavigationStatus): void {
  progress = next;
  for (const listener of listeners) listener();
}

export const navigationStatus = (): NavigationStatus => progress;

/** @returns how to stop listening */
export function subscribeToNavigationStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
