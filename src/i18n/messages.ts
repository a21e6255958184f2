import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type de from "../../locales/de.json";

/** The ids of the interface's messages, known to the compiler: a wrong id does not build. */
export type MessageId = keyof typeof de;

/** Messages as pages carry them, by id: a plain text, or the syntax tree of a message with arguments. */
export type CompiledMessages = Record<string, string | MessageFormatElement[]>;
