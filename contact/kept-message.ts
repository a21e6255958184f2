import type { Message } from "../src/contact/message";

/** A message that somebody is answerable for. */
export interface KeptMessage extends Message {
  /** A UUID. It names the message in the spool, in logs, and in the mail's Message-ID. */
  id: string;
}
