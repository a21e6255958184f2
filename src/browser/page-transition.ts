/**
 * Fades the new page in with CSS (src/styles/motion.css; design, MOTION), before it is painted. A view transition would
 * take 80 ms for its snapshot of the old page.
 */
export function fadeIn(): void {
  document.querySelector("main")?.toggleAttribute("data-fades", true);
}
