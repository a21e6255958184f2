/**
 * Preloaded pictures by URL. The browser removes a loaded picture without a reference, and would have to read and parse it
 * again. Once the service worker has taken over, it does not find earlier ones either, so each call loads again.
 */
const preloaded: Record<string, HTMLImageElement> = {};

/** Preloads the drawing that a page shows first (quality P2). @param src from the page's data */
export function preloadFirstPicture(src: string): void {
  preloaded[src] = Object.assign(new Image(), { src });
}
