/** Sends mails to the mail server (RFC 5321, RFC 6409). */
import nodemailer from "nodemailer";
import type { Mail } from "./mail";
import { isLoopback, type Settings } from "./settings";

/** Resolves after the mail server has accepted the mail with 250. Rejects with an error for `formatErrorCodes`. */
export type SendMail = (mail: Mail) => Promise<void>;

/** The timeout of one step: the connection, the greeting, a reply. */
const STEP_TIMEOUT_MS = 10_000;

/**
 * The timeout of a whole mail, less than nginx's 20 seconds (nginx-location.conf) and the page's 30. Mail servers may take
 * ten minutes for the last reply (RFC 5321, section 4.5.3.2.6). If they accept a mail after the timeout, and the visitor
 * sends the form again, both mails have an equal Message-ID.
 */
export const SEND_TIMEOUT_MS = 15_000;

/** Creates a sender that opens a connection per mail: the server may have closed an idle one. */
export function createSmtpSender(settings: Settings): SendMail {
  const transport = nodemailer.createTransport({
    ...serverOptions(new URL(settings.smtp)),
    name: getDomain(settings.from),
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    await transport.sendMail({ ...mailOptions(mail), signal: AbortSignal.timeout(SEND_TIMEOUT_MS) });
  };
}

/** Requires TLS (`smtps:`) or STARTTLS, except on this machine, whose mail server has a self-signed certificate. */
function serverOptions({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === "smtps:";
  const isLocal = isLoopback(hostname);
  return {
    host: hostname.replace(/^\[|\]$/gu, ""),
    ...(port ? { port: Number(port) } : {}),
    secure,
    requireTLS: !isLocal,
    ignoreTLS: isLocal,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
  };
}

/**
 * Converts a mail to nodemailer's options. Addresses are objects, because nodemailer parses strings as lists. The header
 * Auto-Submitted (RFC 3834) prevents automatic replies.
 */
export function mailOptions({ id, from, to, replyTo, language, ...mail }: Mail) {
  return {
    ...mail,
    messageId: `<${id}@${getDomain(from)}>`,
    from: { name: "", address: from },
    to: [{ name: "", address: to }],
    ...(replyTo === undefined ? {} : { replyTo: [{ name: "", address: replyTo }] }),
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
  };
}

const getDomain = (address: string) => address.slice(address.lastIndexOf("@") + 1);
