import type { Language } from "../i18n/languages";
import { type Place, STORAGE_LIST } from "./storage-list";

const HEAD: Record<Language, readonly string[]> = {
  de: ["Eintrag", "Ort", "Zweck", "Dauer"],
  en: ["Entry", "Place", "Purpose", "Duration"],
};

const PLACE_NAMES: Record<Place, Record<Language, string>> = {
  localStorage: { de: "lokaler Speicher", en: "local storage" },
  sessionStorage: { de: "Sitzungsspeicher", en: "session storage" },
  caches: { de: "Cache-Speicher", en: "cache storage" },
};

/** @returns the list of what is stored as a markdown table (GFM) in a language, for the privacy policy. */
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
