/** Runs the service: settings from the environment, mails to the mail server. */
import { run } from "./run";
import { createSmtpSender } from "./smtp";

void run(process.env, createSmtpSender);
