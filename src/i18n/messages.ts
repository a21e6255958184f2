import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type de from "../../locales/de.json";

/** The ids of the interface's messages. The compiler reports a wrong id. */
export type MessageId = keyof typeof de;

/** Formats a message in the page's language. */
export type FormatMessage = (id: MessageId, values?: Record<string, string | number | Date>) => string;

/** Messages of a language pack by id: a plain text, or the syntax tree of a message with arguments. */
export type CompiledMessages = Record<string, string | MessageFormatElement[]>;
