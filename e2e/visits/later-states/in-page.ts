/** The script that visited pages run (findings.ts). */
export { controlsOf, focusOn, isDone } from "./controls";
export { differences } from "./differences";
export { learn } from "./missing-rules";
