/** Sends mails by the operator's mail server (RFC 5321, RFC 6409). */
import nodemailer from "nodemailer";
import { composeMail, type Mail } from "../mail/compose-mail";
import type { Settings } from "../settings/settings";
import type { Sender } from "./deliver";

/** Until a connection stands and the server greets, in milliseconds: nothing is lost by trying again. */
const LONGEST_GREETING = 60_000;

/** One message's whole way to the server, in timeouts of a single answer: a server that never ends is not waited for. */
const TIMEOUTS_IN_ALL = 2;

/** How long a connection waits for the next message, in milliseconds: after an outage many go one after the other. */
const LONGEST_IDLE = 5000;

/** Without TLS nothing is sent but to this machine (settings/combined.ts). */
export function createSmtpSender(settings: Settings): Sender {
  const timeout = settings.smtpTimeoutSeconds * 1000;
  const transport = nodemailer.createTransport({
    pool: true,
    maxConnections: settings.smtpConnections,
    idleTimeout: LONGEST_IDLE,
    // A message that is cut off is the spool's to try again: it counts, and waits.
    maxRequeues: 0,
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
  const closing = new AbortController();
  return {
    async send(message) {
      // AbortSignal.timeout would live on for its whole time, long after the message has gone.
      const abort = new AbortController();
      const timer = setTimeout(() => abort.abort(), TIMEOUTS_IN_ALL * timeout);
      try {
        await transport.sendMail({
          ...asFields(composeMail(message, settings)),
          signal: AbortSignal.any([abort.signal, closing.signal]),
        });
      } finally {
        clearTimeout(timer);
      }
    },
    close() {
      closing.abort();
      transport.close();
    },
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
