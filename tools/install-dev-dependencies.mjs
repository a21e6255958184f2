/** Installs the packages that `npm start` omits, before a command that needs them. */
import { installDevDependencies } from "./install-and-build.mjs";

await installDevDependencies();
