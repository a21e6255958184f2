/**
 * Lists everything that the site stores on the visitor's device (specification, Browser storage; quality V9). The
 * privacy policy prints the list. e2e/storage.spec.ts fails if anything else is stored.
 */
import { PREFERENCE_KEY } from "../i18n/choose-language";
import type { Language } from "../i18n/languages";
import { CACHE_PREFIX, MAX_AGE_DAYS } from "../service-worker/caches";

/** Names of the browser's storage APIs. */
export type StorageApi = "localStorage" | "sessionStorage" | "caches";

type InLanguages = Readonly<Record<Language, string>>;

interface StoredItem {
  place: StorageApi;
  /** The item's key, or with `isPrefix` the prefix of several keys. */
  key: string;
  isPrefix?: boolean;
  /** Markdown for the privacy policy's table. */
  name: InLanguages;
  purpose: InLanguages;
  duration: InLanguages;
}

/** Gatsby stores a position per page and history entry (gatsby-react-router-scroll/session-storage.js). */
const SCROLL_PREFIX = "@@scroll|";

/** Gatsby sets the key while it reloads a page of a different build (cache-dir/production-app.js). */
const RELOAD_GUARD = "gatsby-reload-compilation-hash-match";

const UNTIL_TAB_CLOSES = { de: "Bis Sie den Tab schließen", en: "Until you close the tab" };

export const STORAGE_LIST: readonly StoredItem[] = [
  {
    place: "localStorage",
    key: PREFERENCE_KEY,
    name: { de: `\`${PREFERENCE_KEY}\``, en: `\`${PREFERENCE_KEY}\`` },
    purpose: {
      de: "Merkt sich die gewählte oder erkannte Sprache, `de` oder `en`",
      en: "Remembers the language chosen or detected, `de` or `en`",
    },
    duration: { de: "Bis Sie ihn löschen", en: "Until you delete it" },
  },
  {
    place: "sessionStorage",
    key: SCROLL_PREFIX,
    isPrefix: true,
    name: { de: "Einträge, die mit `@@scroll` beginnen", en: "Entries beginning with `@@scroll`" },
    purpose: {
      de: "Merken sich je Seite die Leseposition, damit Sie beim Zurückgehen dort weiterlesen",
      en: "Remember the reading position on each page, so that you return to it when you go back",
    },
    duration: UNTIL_TAB_CLOSES,
  },
  {
    place: "sessionStorage",
    key: RELOAD_GUARD,
    name: { de: `\`${RELOAD_GUARD}\``, en: `\`${RELOAD_GUARD}\`` },
    purpose: {
      de: "Verhindert, dass eine Seite nach einer Aktualisierung der Website wiederholt neu lädt",
      en: "Prevents a page from reloading repeatedly after an update of the site",
    },
    duration: { de: "Höchstens bis Sie den Tab schließen", en: "Until you close the tab at the latest" },
  },
  {
    place: "caches",
    key: CACHE_PREFIX,
    isPrefix: true,
    name: { de: "Zwischenspeicher des Service Workers", en: "Caches of the service worker" },
    purpose: {
      de: "Bewahrt besuchte Seiten und die dafür nötigen Dateien auf, damit Sie sie ohne Verbindung lesen können",
      en: "Keep the pages you have visited, and the files they need, so that you can read them offline",
    },
    duration: {
      de: `Höchstens ${MAX_AGE_DAYS} Tage, die Startseiten, bis Sie sie löschen`,
      en: `For ${MAX_AGE_DAYS} days at most, the start pages until you delete them`,
    },
  },
];

const HEAD: Record<Language, readonly string[]> = {
  de: ["Eintrag", "Ort", "Zweck", "Dauer"],
  en: ["Entry", "Place", "Purpose", "Duration"],
};

const PLACE_NAMES: Record<StorageApi, Record<Language, string>> = {
  localStorage: { de: "Lokaler Speicher", en: "Local storage" },
  sessionStorage: { de: "Sitzungsspeicher", en: "Session storage" },
  caches: { de: "Cache-Speicher", en: "Cache storage" },
};

/** Creates the privacy policy's table of stored items as markdown (GFM). */
export function storageTable(language: Language): string {
  const rows = STORAGE_LIST.map(({ name, place, purpose, duration }) => [
    name[language],
    PLACE_NAMES[place][language],
    purpose[language],
    duration[language],
  ]);
  const rule = HEAD[language].map(() => "---");
  return [HEAD[language], rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
