let styles: Promise<unknown> = Promise.resolve();

/**
 * A page comes with those styles that it uses itself, and with links to the whole files for visitors without JavaScript
 * (src/build/critical-styles.ts). Before the visitor can get to another page, those are fetched; they say the same again,
 * and the rest.
 */
export function loadFullStyles(): void {
  const template = document.createElement("template");
  // Where scripts run, what stands in `noscript` is text: here the links of the build, with the hashes of the files.
  template.innerHTML = document.querySelector("style[data-href] + noscript")?.textContent ?? "";
  const links = [...template.content.querySelectorAll("link")];
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
