/**
 * `npm run contact`: the service on this machine, for a look. What the environment does not say is filled in: without a mail
 * server nothing is sent, and each mail becomes a file.
 */
import path from "node:path";
import { TRIAL } from "./trial-settings";

const FOLDER = path.resolve(".contact");

const ENVIRONMENT = {
  CONTACT_TO: TRIAL.to,
  CONTACT_FROM: TRIAL.from,
  CONTACT_SITE: TRIAL.site,
  CONTACT_SPOOL: path.join(FOLDER, "spool"),
  ...(process.env["CONTACT_SMTP_HOST"] ? {} : { CONTACT_MAIL_FOLDER: path.join(FOLDER, "mails") }),
};

for (const [variable, value] of Object.entries(ENVIRONMENT)) process.env[variable] ??= value;
const mails = process.env["CONTACT_MAIL_FOLDER"];
if (mails) console.log(`A trial: nothing is sent; mails are files in ${mails}`);

import("./main").catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
