/** Before a command that needs more than `npm start` has installed. */
import { installRest } from "./steps.mjs";

await installRest();
