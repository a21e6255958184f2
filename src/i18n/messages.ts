import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type de from "../../locales/de.json";

/** Prefixes of messages that the build or the service worker formats. Packs of the browser lack them. */
export const BUILD_PREFIXES = ["fare", "offline", "planner", "sample", "sheet"] as const;

type AnyId = keyof typeof de;

/** The ids of messages that components format. The compiler reports a wrong id. */
export type MessageId = Exclude<AnyId, `${(typeof BUILD_PREFIXES)[number]}.${string}`>;

/** Formats a message in the page's language. */
export type FormatMessage<Id extends AnyId = AnyId> = (
  id: Id,
  values?: Record<string, string | number | Date>,
) => string;

/** Messages of a language pack by id: a plain text, or the syntax tree of a message with arguments. */
export type CompiledMessages = Record<string, string | MessageFormatElement[]>;
