import { languageOfPath } from "../languages/language-of-path";

/**
 * A page that is shown in the place of another fades in, by styles (src/styles/motion.css; design, MOTION). A view transition
 * of the browser would first take a picture of the old page: 80 ms here, on which every visitor would wait. Changes of the
 * language do not move. Called once the new page is in the document, and before it is painted.
 * @param from the path of the page before
 * @param to the path of the new one
 */
export function fadeIn(from: string, to: string): void {
  document.querySelector("main")?.toggleAttribute("data-fades", languageOfPath(from) === languageOfPath(to));
}
