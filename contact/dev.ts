/** `npm run contact`: runs the service on this machine, with example settings for missing variables. */
import { MAIL_FOLDER, TRIAL_SETTINGS } from "./local-endpoint";
import { createFolderSender } from "./mail-folder";
import { runService } from "./run";
import { createSmtpSender } from "./smtp";

const { to: CONTACT_TO, from: CONTACT_FROM, site: CONTACT_SITE } = TRIAL_SETTINGS;
const isSent = Boolean(process.env["CONTACT_SMTP"]);
if (!isSent) console.log(`CONTACT_SMTP is not set: mails are written to ${MAIL_FOLDER}, not sent`);

void runService(
  { CONTACT_TO, CONTACT_FROM, CONTACT_SITE, ...process.env },
  isSent ? createSmtpSender : () => createFolderSender(MAIL_FOLDER),
);
