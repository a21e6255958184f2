/** Composes a message's mail, as data. */
import { createHash } from "node:crypto";
import { type FieldName, formOf, type Topic } from "../src/contact/form-fields";
import type { Message } from "./parse-form";
import { type Language, languageOf, type Texts, TEXTS } from "./texts";

export interface Mail {
  /** Names the message in the log, and in the mail's Message-ID. */
  id: string;
  from: string;
  to: string;
  /** The visitor's address, where a mail can name it. */
  replyTo: string | undefined;
  subject: string;
  /** Plain text, lines ended by `\n`. */
  text: string;
  date: Date;
  language: Language;
}

interface Addresses {
  from: string;
  to: string;
  /** The site's origin. */
  site: string;
}

/** RFC 5321, section 4.5.3.1.3: a path has 256 octets at most, two of them angle brackets. The form's rule allows more. */
const MAX_ADDRESS_LENGTH = 254;

/** In characters, of the name and of the position: what a list of mails shows, and little enough for one folded header. */
const MAX_NAME_LENGTH = 100;

/**
 * @param message by the form's rules (`parseForm`)
 * @returns a mail to the operator alone, from the operator's own address
 */
export function composeMail(message: Message, { from, to, site }: Addresses): Mail {
  const language = languageOf(message.language);
  const texts = TEXTS[language];
  const { name = "", position, email = "" } = message.fields;
  const about = [position ?? topicOf(message.fields, texts), name].filter(Boolean);
  return {
    id: messageId(message),
    from,
    to,
    replyTo: email.length > MAX_ADDRESS_LENGTH ? undefined : email,
    subject: `${texts.subjects[formOf(position)]}: ${about.map((each) => oneLine(each, MAX_NAME_LENGTH)).join(", ")}`,
    text: textOf(message, texts, site),
    date: new Date(message.arrived),
    language,
  };
}

/**
 * Gives a form that is sent again, because its answer was lost, the same id: mailboxes can drop the second copy. Without
 * JavaScript a static page cannot number its visits, so the id is a digest of what was typed. The day is part of it, since
 * the same words next week are a new message.
 */
function messageId({ arrived, fields }: Message): string {
  const content = JSON.stringify([arrived.slice(0, "2026-01-01".length), fields]);
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}

function textOf({ arrived, fields }: Message, texts: Texts, site: string): string {
  // Without a consent there would be no mail.
  const { message = "", consent: _consent, ...others } = fields;
  const lines = Object.entries({ ...others, topic: topicOf(fields, texts) })
    .filter(([, value]) => value !== "")
    .map(([field, value]) => `${texts.fields[field as FieldName]}: ${oneLine(value)}`);
  const when = `${arrived.slice(0, 16).replace("T", " ")} UTC`;
  return `${lines.join("\n")}\n\n${message}\n\n-- \n${texts.sentFrom(new URL(site).host, when)}\n`;
}

/** @returns the topic in words; empty where the form names no topic */
function topicOf({ topic }: Message["fields"], { topics }: Texts): string {
  return topic ? topics[topic as Topic] : "";
}

/**
 * Characters that end a line or a header, or turn the direction of what follows: control characters (CR, LF and NUL among
 * them), the line and paragraph separators, and the marks of Unicode's bidirectional algorithm (UAX #9, section 2).
 */
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029\p{Bidi_Control}]+/gu;

/**
 * Makes a visitor's text one line, for a header or after a label. The beginning of an encoded word (RFC 2047) goes as well,
 * since mail programs decode it wherever it appears.
 * @param maxLength in characters; a longer text is cut, with an ellipsis
 */
function oneLine(text: string, maxLength = Infinity): string {
  const line = text.replace(NOT_IN_A_LINE, " ").replaceAll("=?", "= ?").trim();
  const characters = [...line];
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join("")}…` : line;
}
