import { guarded } from "./before-hydration/guard";

/** A picture that can't be shown leaves its alternative text; which one it was, the console says (quality R12). */
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
