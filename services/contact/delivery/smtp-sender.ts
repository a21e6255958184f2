/** Sends mails by the operator's mail server (RFC 5321, RFC 6409). */
import nodemailer from "nodemailer";
import { type Addresses, composeMail, type Mail } from "../mail/compose-mail";
import type { Settings } from "../settings/settings";
import type { Send } from "./deliver";

/** Until a connection stands and the server greets, in milliseconds: nothing is lost by trying again. */
const LONGEST_GREETING = 60_000;

/** One message's whole way to the server, in timeouts of a single answer: a server that never ends is not waited for. */
const TIMEOUTS_IN_ALL = 2;

/**
 * A connection per message: an office gets few, and a connection that waits for the next one is another thing that breaks.
 * Without TLS nothing is sent but to this machine (settings/combined.ts).
 */
export function createSmtpSender(settings: Settings): Send {
  const timeout = settings.smtpTimeoutSeconds * 1000;
  const transport = nodemailer.createTransport({
    host: settings.smtpHost,
    port: settings.smtpPort,
    secure: settings.smtpTls === "implicit",
    requireTLS: settings.smtpTls === "starttls",
    ignoreTLS: settings.smtpTls === "none",
    ...(settings.smtpUser ? { auth: { user: settings.smtpUser, pass: settings.smtpPassword } } : {}),
    name: settings.from.slice(settings.from.lastIndexOf("@") + 1),
    connectionTimeout: Math.min(timeout, LONGEST_GREETING),
    greetingTimeout: Math.min(timeout, LONGEST_GREETING),
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message) => {
    const signal = AbortSignal.timeout(TIMEOUTS_IN_ALL * timeout);
    await transport.sendMail({ ...asFields(composeMail(message, settings as Addresses)), signal });
  };
}

/**
 * Addresses are given in parts, so that none is taken for a list of several. The mail says that nobody has typed it
 * (RFC 3834): no holiday notice answers it.
 */
export function asFields({ from, to, replyTo, language, ...mail }: Mail) {
  return {
    ...mail,
    from: { name: "", address: from },
    to: [{ name: "", address: to }],
    ...(replyTo === undefined ? {} : { replyTo: [{ name: "", address: replyTo }] }),
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
  };
}
