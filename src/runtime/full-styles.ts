/**
 * A page comes with those styles that it uses itself, and with links to the whole files for visitors without JavaScript
 * (src/build/critical-styles.ts). Before the visitor can get to another page, those are fetched; they say the same again,
 * and the rest.
 */
export function loadFullStyles(): void {
  const links = document.querySelector("style[data-href] + noscript");
  // Where scripts run, what stands in `noscript` is text: here the links of the build, with the hashes of the files.
  document.head.insertAdjacentHTML("beforeend", links?.textContent ?? "");
}
