/** Composes the mail of a message, as data. */
import { createHash } from "node:crypto";
import { type FieldName, formNameOf, type Topic } from "../src/contact/form-fields";
import type { Message } from "./parse-form";
import { type Language, languageOf, type Texts, TEXTS } from "./texts";

export interface Mail {
  /** The id of the message in the log, and in the mail's Message-ID. */
  id: string;
  from: string;
  to: string;
  /** The visitor's address, unless it is too long for a mail. */
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

/** The limit of RFC 5321, section 4.5.3.1.3: a path has 256 octets, two of which are angle brackets. */
const MAX_ADDRESS_LENGTH = 254;

/** The limit of name and position in the subject, in characters: as much as mail programs show in a list. */
const MAX_NAME_LENGTH = 100;

/** Composes a mail from the operator's address to the operator. @param message a valid message (`parseForm`) */
export function composeMail(message: Message, { from, to, site }: Addresses): Mail {
  const language = languageOf(message.language);
  const texts = TEXTS[language];
  const { name = "", position, email = "" } = message.fields;
  const topics = [position ?? topicLabel(message.fields, texts), name].filter(Boolean);
  return {
    id: messageId(message),
    from,
    to,
    replyTo: email.length > MAX_ADDRESS_LENGTH ? undefined : email,
    subject: `${texts.subjects[formNameOf(position)]}: ${topics.map((each) => toLine(each, MAX_NAME_LENGTH)).join(", ")}`,
    text: composeText(message, texts, site),
    date: new Date(message.arrived),
    language,
  };
}

/**
 * Computes an id from the fields and the day. A form that a visitor sends again after a lost response has an equal id, so
 * that mailboxes can drop the copy. Without JavaScript, a static page has no id of its own.
 */
function messageId({ arrived, fields }: Message): string {
  const content = JSON.stringify([arrived.slice(0, "2026-01-01".length), fields]);
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}

function composeText({ arrived, fields }: Message, texts: Texts, site: string): string {
  // Consent is required, so the mail does not mention it.
  const { message = "", consent: _consent, ...rest } = fields;
  const lines = Object.entries({ ...rest, topic: topicLabel(fields, texts) })
    .filter(([, value]) => value !== "")
    .map(([field, value]) => `${texts.fields[field as FieldName]}: ${toLine(value)}`);
  const when = `${arrived.slice(0, 16).replace("T", " ")} UTC`;
  return `${lines.join("\n")}\n\n${message}\n\n-- \n${texts.sentFrom(new URL(site).host, when)}\n`;
}

/** Returns the label of the topic, or an empty string. */
function topicLabel({ topic }: Message["fields"], { topics }: Texts): string {
  return topic ? topics[topic as Topic] : "";
}

/**
 * Characters that end a line or a header, or change the direction of text. These are control characters, line and paragraph
 * separators, and bidirectional marks (UAX #9, section 2).
 */
const UNSAFE_IN_LINES = /[\p{Cc}\u2028\u2029\p{Bidi_Control}]+/gu;

/**
 * Converts a visitor's text to one line, for a header or after a label. Breaks encoded words (RFC 2047), which mail
 * programs decode anywhere.
 * @param maxLength the limit in characters, above which the text is cut with an ellipsis
 */
function toLine(text: string, maxLength = Infinity): string {
  const line = text.replace(UNSAFE_IN_LINES, " ").replaceAll("=?", "= ?").trim();
  const characters = [...line];
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join("")}…` : line;
}
