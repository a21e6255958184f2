/** Reads the facts for placeholders from the company file and the file of facts. */
import { type RawContent } from "../content/raw-content";
import { isRecord } from "../content/fields";
import type { Facts, FactsByLanguage } from "../content/read/placeholders";
import { formatEuros } from "../i18n/euros";
import { inEveryLanguage, type Language } from "../i18n/languages";
import { FACT_FALLBACKS } from "./site-files";
import { storageTable } from "./storage-list";

/** Reads the valid facts of both files, and the table of stored items, by language. */
export function readFacts({ company, facts }: RawContent["site"]): FactsByLanguage {
  const ofCompany = companyFacts(company?.data);
  return inEveryLanguage((language) => ({
    ...declaredFacts(facts?.data, language),
    ...ofCompany,
    storageList: storageTable(language),
  }));
}

/** Returns texts and numbers of the company file, and the site's host. The general e-mail address replaces others. */
export function companyFacts(company: unknown): Facts {
  if (!isRecord(company)) return {};
  const general = Object.entries(FACT_FALLBACKS).filter(([name]) => company[name] === undefined);
  const all = [...Object.entries(company), ...general.map(([name, other]) => [name, company[other]] as const)];
  const { siteUrl } = company;
  const host = typeof siteUrl === "string" ? siteUrl.replace(/^https?:\/\//u, "") : undefined;
  const plain = [...all, ["siteHost", host] as const].filter(
    ([, value]) => typeof value === "string" || typeof value === "number",
  );
  return Object.fromEntries(plain.map(([key, value]) => [key, String(value)]));
}

export function declaredFacts(file: unknown, language: Language): Facts {
  if (!isRecord(file)) return {};
  const values = Object.entries(file).map(([name, entry]) => [name, readValue(entry, language)] as const);
  return Object.fromEntries(values.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function readValue(entry: unknown, language: Language): string | undefined {
  if (!isRecord(entry)) return undefined;
  const { euros: amount, value } = entry;
  if (typeof amount === "number") return formatEuros(amount, language);
  return isRecord(value) && typeof value[language] === "string" ? value[language] : undefined;
}
