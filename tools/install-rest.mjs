/** Installs the packages that `npm start` omits, before a command that needs them. */
import { installRest } from "./steps.mjs";

await installRest();
