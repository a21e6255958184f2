/** Errors of the system, of TLS and of mail servers: codes for the log, and hints for operators. */

const HINTS: readonly [codes: RegExp, hint: string][] = [
  [/^EADDRINUSE$/u, "a different program uses this port: end it, or change CONTACT_PORT"],
  [/^EADDRNOTAVAIL$/u, "this machine has no such address: correct CONTACT_HOST"],
  [/^EACCES$/u, "the service's user may not listen on this port: set CONTACT_PORT to one above 1023"],
  [/^ECONNREFUSED$/u, "no mail server listens there: start it, or correct CONTACT_SMTP"],
  [/^(?:ENOTFOUND|EAI_AGAIN|EDNS)$/u, "DNS has no such name: correct CONTACT_SMTP or CONTACT_HOST, or DNS"],
  [/ALTNAME/u, "the mail server's certificate is for a different name: use that name in CONTACT_SMTP"],
  [/^CERT_HAS_EXPIRED$/u, "the mail server's certificate has expired: renew it there"],
  [
    /CERT|SELF_SIGNED|LEAF_SIGNATURE/u,
    "the mail server's certificate is not signed by a known authority: install one that is",
  ],
  [
    /^(?:ETLS|EPROTO|ERR_SSL_.+)$/u,
    "the mail server has no TLS on this port: smtps:// is for port 465, smtp:// for 587",
  ],
  [/^(?:530|534|535|538|EAUTH)$/u, "the mail server refuses the login: correct name and password in CONTACT_SMTP"],
  [/^(?:452|552)$/u, "the mailbox or the mail server's disk is full: make room there"],
  [/^(?:ETIMEDOUT|EABORT)$/u, "the mail server does not respond in time: check its log, and firewalls on the way"],
];

/** Properties of nodemailer's errors. */
interface SmtpError {
  code?: string;
  name?: string;
  /** The code of the system or of TLS, if `code` is ESOCKET or ETLS. */
  originalCode?: string;
  /** The server's reply code (RFC 5321, section 4.2). */
  responseCode?: number;
  /** The server's whole reply, which may quote the message. Only its enhanced status code is logged (RFC 3463). */
  response?: string;
  command?: string;
}

/** Returns codes such as "EENVELOPE 550 5.1.1 RCPT TO". Leaves out the error's text, which may contain addresses. */
export function formatErrorCodes(error: unknown): string {
  const { code, name, originalCode, responseCode, response = "", command = "" } = (error ?? {}) as SmtpError;
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/u.exec(response)?.[1];
  const codes = [code ?? name, originalCode, responseCode, enhanced, /^[A-Z ]{1,20}$/u.test(command) && command];
  return codes.filter(Boolean).join(" ") || "unknown";
}

/** Finds the hint for an error by its system code, its reply code, then nodemailer's code. */
export function findHint(error: unknown): string | undefined {
  const { originalCode, responseCode, code } = (error ?? {}) as SmtpError;
  const hints = [originalCode, responseCode, code].map(
    (each) => HINTS.find(([pattern]) => pattern.test(String(each)))?.[1],
  );
  return hints.find(Boolean);
}
