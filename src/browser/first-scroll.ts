/**
 * The browser itself has scrolled the first page; Gatsby would scroll it again, after the visitor has read on (quality
 * R7).
 * @param prevRouterProps undefined for the first page
 * @returns false for the first page; undefined for all others, where Gatsby decides
 */
export function leaveFirstScroll({ prevRouterProps }: { prevRouterProps?: unknown }): false | undefined {
  return prevRouterProps ? undefined : false;
}

/** Gatsby stores the position on scroll events, and has missed those before hydration. */
export function rememberFirstScroll(): void {
  if (window.scrollY > 0) window.dispatchEvent(new Event("scroll"));
}
