/** Entry point of the script that style-check.ts bundles for visited pages. */
export { type Control, type ControlType, focusControl, hasChangedState, listControls } from "./controls";
export { findMissingRules, recordDeclarations } from "./missing-rules";
