/** The ids of the interface's messages, known to the compiler: a wrong id does not build. */
import type de from "../../locales/de.json";

export type MessageId = keyof typeof de;
