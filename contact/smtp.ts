/** Hands mails to the mail server (RFC 5321, RFC 6409). */
import nodemailer from "nodemailer";
import type { Mail } from "./mail";
import { isThisMachine, type Settings } from "./settings";

/** Resolves once the mail server has taken the mail over, with its 250. Rejects otherwise (`errorCodes`). */
export type SendMail = (mail: Mail) => Promise<void>;

/** For one step: the connection, the greeting, a reply. */
const STEP_TIMEOUT_MS = 10_000;

/**
 * For the whole mail. The visitor waits meanwhile: nginx waits 20 seconds (nginx-location.conf), the page 30. Mail servers
 * may take ten minutes for the last reply (RFC 5321, section 4.5.3.2.6). A mail that is taken over after this time
 * comes a second time if the visitor sends the form again, with the same Message-ID.
 */
export const SEND_TIMEOUT_MS = 15_000;

/** Opens a connection for each mail: one that was kept may be one that the server has closed. */
export function createSmtpSender(settings: Settings): SendMail {
  const transport = nodemailer.createTransport({
    ...serverOf(new URL(settings.smtp)),
    name: domainOf(settings.from),
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

/** The port's own TLS (`smtps:`) or STARTTLS. On this machine nothing is encrypted: its mail server's certificate is its own. */
function serverOf({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === "smtps:";
  const isLocal = isThisMachine(hostname);
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
 * Gives addresses in parts, so that nodemailer takes none for a list. The header Auto-Submitted (RFC 3834) keeps holiday
 * notices from answering.
 */
export function mailOptions({ id, from, to, replyTo, language, ...mail }: Mail) {
  return {
    ...mail,
    messageId: `<${id}@${domainOf(from)}>`,
    from: { name: "", address: from },
    to: [{ name: "", address: to }],
    ...(replyTo === undefined ? {} : { replyTo: [{ name: "", address: replyTo }] }),
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
  };
}

const domainOf = (address: string) => address.slice(address.lastIndexOf("@") + 1);
