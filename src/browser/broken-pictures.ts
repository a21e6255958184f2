import { guarded } from "./before-hydration/guard";

/** Logs pictures that can't be loaded; the page shows their alternative texts (quality R12). */
export function reportBrokenPictures(): void {
  for (const image of document.images) {
    if (image.currentSrc && image.complete && image.naturalWidth === 0) report(image);
  }
  const hear = guarded("broken-pictures", ({ target }: Event) => target instanceof HTMLImageElement && report(target));
  document.addEventListener("error", hear, true);
}

function report({ currentSrc }: HTMLImageElement): void {
  console.error(`The picture ${currentSrc} can't be shown`);
}
