/**
 * A page that is shown in the place of another fades in, by styles (src/styles/motion.css; design, MOTION). A view transition
 * of the browser would first take a picture of the old page: 80 ms here, on which every visitor would wait. Called once the
 * new page is in the document, and before it is painted.
 */
export function fadeIn(): void {
  document.querySelector("main")?.toggleAttribute("data-fades", true);
}
