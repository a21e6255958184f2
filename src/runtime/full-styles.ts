/**
 * A page comes with those styles that it uses itself (src/build/critical-styles.ts). Before the visitor can get to
 * another page, the whole files are fetched; they say the same again, and the rest.
 */
export function loadFullStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>("style[data-href]")) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = style.dataset["href"] ?? "";
    document.head.append(link);
  }
}
