/** Runs the service: settings from the environment, mails to the mail server. */
import { runService } from "./run";
import { createSmtpSender } from "./smtp";

void runService(process.env, createSmtpSender);
