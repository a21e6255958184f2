/** What visited pages run, as one script (drive.ts). */
export { type Control, controlsOf, focusOn, isDone, type Kind } from "./controls";
export { learn, missingRules } from "./missing-rules";
