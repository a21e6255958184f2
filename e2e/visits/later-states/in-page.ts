/** Entry point of the script that drive.ts bundles for visited pages. */
export { type Control, controlsOf, focusOn, isDone, type Kind } from "./controls";
export { learn, missingRules } from "./missing-rules";
