/** Installs the packages that `npm start` omits, before a command that needs them. */
import { installDevDependencies } from "./steps.mjs";

await installDevDependencies();
