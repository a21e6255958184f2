import type { MessageId } from "../../i18n/messages";

/** A message of the interface in the page's language, as its file has it. */
export type TextOf = (id: MessageId) => string;
