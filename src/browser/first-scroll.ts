/**
 * The runtime comes when the visitor may have read on for seconds. Gatsby would scroll to the address's part, or to where
 * an earlier visit ended, which the browser did long ago (quality R7).
 * @param prevRouterProps where the visitor was before, in the same document
 * @returns false for the first page; nothing for all others, where Gatsby decides
 */
export function leaveFirstScroll({ prevRouterProps }: { prevRouterProps?: unknown }): false | undefined {
  return prevRouterProps ? undefined : false;
}

/** Gatsby remembers where the page stands at each scrolling: it has missed what came before it. */
export function rememberFirstScroll(): void {
  if (window.scrollY > 0) window.dispatchEvent(new Event("scroll"));
}
