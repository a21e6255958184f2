/** Entry point of the script that style-check.ts bundles for visited pages. */
export {
  type Control,
  listControls as controlsOf,
  focusControl as focusOn,
  hasChangedState as isDone,
  type ControlType as Kind,
} from "./controls";
export { recordDeclarations as learn, findMissingRules as missingRules } from "./missing-rules";
