import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type de from "../../locales/de.json";

/** The ids of the interface's messages, known to the compiler: a wrong id does not build. */
export type MessageId = keyof typeof de;

/** From a message's id (and values) to its text in the page's language. */
export type FormatMessage = (id: MessageId, values?: Record<string, string | number | Date>) => string;

/** Messages as pages carry them, by id: a plain text, or the syntax tree of a message with arguments. */
export type CompiledMessages = Record<string, string | MessageFormatElement[]>;
