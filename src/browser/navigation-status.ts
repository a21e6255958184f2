/** The message to show while a page loads. */
export type NavigationStatus = "progress.delayed" | "progress.offline" | undefined;

let status: NavigationStatus;
const listeners = new Set<() => void>();

/** Changes the message, and calls all listeners. */
export function setNavigationStatus(next: NavigationStatus): void {
  status = next;
  for (const listener of listeners) listener();
}

/** Returns the current message. */
export const navigationStatus = (): NavigationStatus => status;

/** Adds a listener. It returns a function that removes it. */
export function subscribeToNavigationStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
