/** What a failed delivery means: to be tried again, or given up. */
import { explain } from "../explain";

export interface Verdict {
  isFinal: boolean;
  /** For the log: codes and the command they answer to. A server's sentence may name addresses, or quote the message. */
  reason: string;
  /** What the operator can do about it, where that is known. */
  todo?: string | undefined;
}

/** What nodemailer says of a failure. */
interface Failure {
  /** EENVELOPE: a command of the envelope was refused. EMESSAGE: the content was. */
  code?: string;
  /** The system's or TLS's own code, where `code` is only ESOCKET or ETLS. */
  originalCode?: string;
  /** The server's reply code (RFC 5321, section 4.2). */
  responseCode?: number;
  /** The server's whole reply; its enhanced code is taken from it (RFC 3463). */
  response?: string;
  command?: string;
}

const REFUSED = ["EENVELOPE", "EMESSAGE"];

/**
 * Replies from 500 that pass all the same. 503 is about the order of commands, or a server that is going away. 530, 534, 535 and 538 are about our login (RFC 4954, section 6), which is no
 * fault of the message. 552 is what servers say of a full mailbox: "exceeded storage allocation" (RFC 5321, section 4.2.3).
 */
const PASSING = [503, 530, 534, 535, 538, 552];

/**
 * A refusal for good is a reply from 500 to the message itself. The same reply to a greeting, to TLS or to a login is about
 * the connection: the next one may be better, or the settings.
 * @param error what the sender has thrown
 */
export function judge(error: unknown): Verdict {
  const { code = "", originalCode, responseCode = 0, response = "", command = "" } = (error ?? {}) as Failure;
  const isFinal = REFUSED.includes(code) && responseCode >= 500 && !PASSING.includes(responseCode);
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/u.exec(response)?.[1];
  const reason = [code, originalCode, responseCode || "", enhanced, /^[A-Z ]{1,20}$/u.test(command) ? command : ""];
  const todo = explain(originalCode, responseCode, code);
  return { isFinal, reason: reason.filter(Boolean).join(" ") || "unknown", todo };
}
