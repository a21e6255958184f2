/** `npm run contact`: the service on this machine, with settings for a trial in place of those that the environment lacks. */
import { MAIL_FOLDER, TRIAL } from "./local-endpoint";
import { createMailFolder } from "./mail-folder";
import { run } from "./run";
import { createSmtpSender } from "./smtp";

const { to: CONTACT_TO, from: CONTACT_FROM, site: CONTACT_SITE } = TRIAL;
const isSent = Boolean(process.env["CONTACT_SMTP"]);
if (!isSent) console.log(`A trial without CONTACT_SMTP: nothing is sent, mails are files in ${MAIL_FOLDER}`);

void run(
  { CONTACT_TO, CONTACT_FROM, CONTACT_SITE, ...process.env },
  isSent ? createSmtpSender : () => createMailFolder(MAIL_FOLDER),
);
