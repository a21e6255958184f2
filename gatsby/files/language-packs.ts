import path from "node:path";
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { type Language, LANGUAGES, otherLanguage } from "../../src/i18n/languages";
import { BUILD_PREFIXES, type CompiledMessages } from "../../src/i18n/messages";
import type { LanguagePack, Wordmark } from "../../src/i18n/pack";
import { writeIfChanged } from "../../src/write-if-changed";
import type { Site } from "../../src/site/site";
import { readMessages } from "../../src/site/format-message";
import { createMenus } from "./menus";
import { drawWordmark } from "../images/wordmark";

export const PACKS_FOLDER = ".cache/language-packs";

type Messages = Record<string, string>;

/** Writes a file per language with the data that all its pages share. */
export async function writeLanguagePacks(site: Site): Promise<void> {
  const wordmark = await drawWordmark(site.company.name);
  for (const language of LANGUAGES) {
    const messages = [readMessages(language), readMessages(otherLanguage(language))] as const;
    const pack = createLanguagePack(site, language, ...messages, wordmark);
    writeIfChanged(path.join(PACKS_FOLDER, `${language}.json`), JSON.stringify(pack));
  }
}

/** Creates a language's pack: menus, facts, and messages as syntax trees, so that browsers load no parser. */
export function createLanguagePack(
  site: Site,
  language: Language,
  messages: Messages,
  others: Messages,
  wordmark?: Wordmark,
): LanguagePack {
  const { company, lines } = site;
  const { name, legalName, street, postalCode, phone, phoneLink, email, careerEmail = email } = company;
  const city = language === "de" ? company.city : company.cityEnglish;
  const hours = company.hours[language];
  return {
    language,
    messages: mapValues(withoutBuildMessages(messages), compile),
    addressEcho: others["sign.address"],
    lines: mapValues(lines, ({ name: names }) => ({ name: names[language] })),
    menus: createMenus(site, language),
    company: { name, wordmark, legalName, street, postalCode, city, phone, phoneLink, email, careerEmail, hours },
  };
}

function withoutBuildMessages(messages: Messages): Messages {
  const isForBuild = (id: string) => BUILD_PREFIXES.some((prefix) => id.startsWith(`${prefix}.`));
  return Object.fromEntries(Object.entries(messages).filter(([id]) => !isForBuild(id)));
}

/** Compiles a message to its syntax tree. A message without arguments stays a string, which is smaller. */
function compile(text: string): CompiledMessages[string] {
  const tree = parse(text, { captureLocation: false });
  const [first, ...rest] = tree;
  return first?.type === TYPE.literal && rest.length === 0 ? first.value : tree;
}

function mapValues<K extends string, V, R>(object: Record<K, V>, change: (value: V) => R): Record<K, R> {
  return Object.fromEntries(Object.entries<V>(object).map(([key, value]) => [key, change(value)])) as Record<K, R>;
}
