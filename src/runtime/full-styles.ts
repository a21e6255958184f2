let styles: Promise<unknown> = Promise.resolve();

/**
 * A page comes with those styles that it uses itself (src/build/critical-styles.ts). Before the visitor can get to
 * another page, the whole files are fetched; they say the same again, and the rest.
 */
export function loadFullStyles(): void {
  const links = [...document.querySelectorAll<HTMLStyleElement>("style[data-href]")].map((style) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = style.dataset["href"] ?? "";
    return link;
  });
  styles = Promise.all(links.map(whenLoaded));
  // Who waits for them hears of a failure; if nobody does, it is no failure.
  styles.catch(() => undefined);
  document.head.append(...links);
}

/** @returns when this document has the styles of every page. Rejected, naming the file, where it can't have them. */
export const whenStyled = (): Promise<unknown> => styles;

function whenLoaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`The styles ${link.href} can't be loaded`));
    link.addEventListener("load", () => (link.sheet?.cssRules.length ? resolve() : fail()));
    link.addEventListener("error", fail);
  });
}
