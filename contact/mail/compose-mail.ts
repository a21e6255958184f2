/** A message as a mail, as data: who sends it decides nothing of it any more. */
import { asciiAddress, formOf, TOPICS } from "../../src/contact/form-fields";
import { validate } from "../../src/contact/validate";
import type { KeptMessage } from "../kept-message";
import { type Language, languageOf, type Words, WORDS } from "../words";
import { oneLine } from "./one-line";

export interface Mail {
  /** With its angle brackets (RFC 5322, section 3.6.4): the same at every attempt, so that the receiver knows a second copy. */
  messageId: string;
  from: string;
  to: string;
  /** The visitor's address, where it is one that a mail can name. */
  replyTo: string | undefined;
  subject: string;
  /** Plain text, lines ended by `\n`. */
  text: string;
  /** When the message arrived. */
  date: Date;
  language: Language;
}

export interface Addresses {
  from: string;
  to: string;
  /** The site's origin. */
  site: string;
}

/** RFC 5321, section 4.5.3.1.3: a path has 256 octets at most, two of them angle brackets. */
const LONGEST_ADDRESS = 254;

/** In characters, of the name and of the position: what a list of mails shows, and little enough for one folded header. */
const LONGEST_NAME = 100;

/** @returns the mail: to nobody but the operator, from nobody but the operator's own sender */
export function composeMail(message: KeptMessage, { from, to, site }: Addresses): Mail {
  const language = languageOf(message.language);
  const words = WORDS[language];
  return {
    messageId: `<${message.id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    from,
    to,
    replyTo: replyAddress(message.fields.email),
    subject: `${words.subjects[formOf(message.fields.position)]}: ${topicOf(message, words)}${oneLine(message.fields.name ?? "", LONGEST_NAME)}`,
    text: textOf(message, words, site),
    date: new Date(message.arrived),
    language,
  };
}

/** The form's rule again: what lies in the spool need not have come by the form. */
function replyAddress(typed = ""): string | undefined {
  const email = asciiAddress(typed);
  const isWrong = validate((field) => (field === "email" ? email : undefined)).some(({ field }) => field === "email");
  return isWrong || email.length > LONGEST_ADDRESS ? undefined : email;
}

/** @returns what the message is about, with a comma: the position applied for, or the topic; empty where neither is known */
function topicOf({ fields }: KeptMessage, { topics }: Words): string {
  if (fields.position) return `${oneLine(fields.position, LONGEST_NAME)}, `;
  const topic = TOPICS.find((known) => known === fields.topic);
  return topic ? `${topics[topic]}, ` : "";
}

/** The consent is told in every mail: without it there would be none. */
function textOf({ arrived, fields }: KeptMessage, words: Words, site: string): string {
  const { message = "", topic, consent: _consent, ...others } = fields;
  const known = TOPICS.find((each) => each === topic);
  const values = { ...others, ...(known ? { topic: words.topics[known] } : {}) };
  const lines = Object.entries(values)
    .filter(([, value]) => value !== "")
    .map(([field, value]) => `${words.fields[field as keyof typeof values]}: ${oneLine(value)}`);
  const when = `${arrived.slice(0, 16).replace("T", " ")} UTC`;
  return `${lines.join("\n")}\n\n${message}\n\n-- \n${words.sentFrom(new URL(site).host, when)}\n`;
}
