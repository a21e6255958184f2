/** What visited pages run, as one script (drive.ts). */
export { type Control, controlsOf, focusOn, isDone, type Kind } from "./controls";
export { differences } from "./differences";
export { learn } from "./missing-rules";
