/** Compares weeks, people and price of offers wherever a page names two of them (quality E11). */
import { isRecord, type Path, valueAt } from "../../content/fields";
import type { Problem } from "../../content/problem";
import type { RawContent, RawPage, Rule } from "../../content/raw-content";
import { findPage, problemAt, problemInText } from "../../content/raw-content";
import { fillPlaceholders } from "../../content/read/placeholders";
import { DEFAULT_LANGUAGE, type Language } from "../../i18n/languages";
import { FACTS_FILE, findAmount, PRICE_PER_PERSON } from "./fares";

export const offersRule: Rule = {
  /** Requires each amount with an `offer` to be the price of that page. */
  site(content) {
    const { facts } = content.site;
    if (!facts || !isRecord(facts.data)) return [];
    return Object.keys(facts.data).flatMap((name) => {
      const route = offerOf(name, content);
      const page = route === undefined ? undefined : findPage(content, route, DEFAULT_LANGUAGE);
      const total = page && readFigures(page, content)?.euros;
      if (!page || total === findAmount(content, name)) return [];
      const problem = total === undefined ? `${page.route} has no ceiling` : `${page.route} costs ${total}`;
      return [problemAt(facts, [name, "euros"], problem, "correct the amount, or the page's sections and people")];
    });
  },
  page(page, content) {
    // Articles may state outdated facts, because they describe their own day.
    if (page.kind === "article" || content.model.isExample?.(page) === true) return [];
    const passages = [...passagesOf(page.file.data), ...campaignPassage(page)];
    return [
      ...checkCeiling(page, content),
      ...passages.flatMap(({ text, path }) =>
        compareFigures(text, page, content).map((problem) => problemAt(page, path, problem, REMEDY)),
      ),
      ...[...page.file.body.matchAll(/\S(?:.|\n(?!\n))*/gu)].flatMap(({ 0: text, index }) => {
        const offset = page.file.text.length - page.file.body.length + index;
        return compareFigures(text, page, content).map((problem) => problemInText(page.file, offset, problem, REMEDY));
      }),
    ];
  },
};

const REMEDY = "let both say the same";

/** Requires a ceiling to pay for the weeks and people beside it, and a description to name the whole price. */
function checkCeiling(page: RawPage, content: RawContent): Problem[] {
  const [figures, { fare }] = [readFigures(page, content), page.data];
  if (!figures || !isRecord(fare)) return [];
  const { weeks, people, euros } = figures;
  const ceiling = findAmount(content, fare["ceiling"]);
  const problem = `${String(fare["ceiling"])} is ${ceiling}, but ${people} people cost ${euros} in ${weeks} weeks`;
  const description = valueAt(page.file.data, ["description"]);
  const parts = placeholdersOf(String(description)).filter((name) => (findAmount(content, name) ?? euros) !== euros);
  return [
    ...(ceiling === undefined || ceiling === euros ? [] : [problemAt(page, ["fare", "ceiling"], problem, REMEDY)]),
    ...parts.map((name) =>
      problemAt(page, ["description"], `{${name}} is not the price of ${euros}`, `name the whole, from ${FACTS_FILE}`),
    ),
  ];
}

/** Reads the price of a page that is counted in time, undefined for fixed prices. */
function readFigures({ data: { fare }, language }: RawPage, content: RawContent) {
  if (!isRecord(fare) || fare["fixed"] !== undefined) return undefined;
  const weeks = Math.max(...findNumbers(String(fare["length"]), "weeks", language));
  const perSection = findAmount(content, PRICE_PER_PERSON, "weeks") ?? NaN;
  const sections = fare["ceiling"] === undefined ? Number(fare["sections"]) : weeks / perSection;
  const people = Number(fare["people"]);
  const euros = sections * people * (findAmount(content, PRICE_PER_PERSON) ?? NaN);
  return Number.isFinite(euros) ? { weeks: sections * perSection, sections, people, euros } : undefined;
}

interface Passage {
  text: string;
  path: Path;
}

/** Returns the texts of a group of fields together, as a reader sees them, and each paragraph alone. */
function passagesOf(data: unknown, path: Path = []): Passage[] {
  if (!isRecord(data) && !Array.isArray(data)) return [];
  const entries: [PropertyKey, unknown][] = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  const texts = entries.map(([, value]) => value).filter((value) => typeof value === "string");
  return [
    ...texts
      .join("\n")
      .split(/\n{2,}/u)
      .map((text) => ({ text, path })),
    ...entries.flatMap(([key, value]) => passagesOf(value, [...path, key])),
  ];
}

/** Returns the times of a campaign page's steps together with the price on its ticket. */
function campaignPassage({ file: { data } }: RawPage): Passage[] {
  const legs = valueAt(data, ["legs"]);
  if (!Array.isArray(legs)) return [];
  const texts = [valueAt(data, ["ticket", "text"]), ...legs.map((leg: unknown) => valueAt(leg, ["time"]))];
  return [{ text: texts.join("\n"), path: ["legs"] }];
}

const UNITS = ["weeks", "sections", "people"] as const;
type Unit = (typeof UNITS)[number];

/** Compares a passage's weeks, sections and people with the offers whose price it names. */
function compareFigures(text: string, { language }: RawPage, content: RawContent): string[] {
  const offers = placeholdersOf(text).flatMap((name) => {
    const page = findPage(content, offerOf(name, content) ?? "", language);
    return (page && readFigures(page, content)) ?? [];
  });
  if (offers.length === 0) return [];
  const filled = fillPlaceholders(text, content.facts[language]);
  return UNITS.flatMap((unit) => {
    const [said, meant] = [findNumbers(filled, unit, language), offers.map((offer) => offer[unit])];
    if (said.length === 0 || said.some((number) => meant.includes(number))) return [];
    return [`says ${said.join(", ")} ${unit} beside the price of ${meant.join(" or ")}`];
  });
}

const NUMBERS: Readonly<Record<Language, readonly string[]>> = {
  de: ["null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"],
  en: ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
};
/** Patterns of a number with its unit. `#` stands for the number, of which the last one counts. */
const PATTERNS: Readonly<Record<Language, Readonly<Record<Unit, string>>>> = {
  de: {
    weeks: String.raw`#\s+Wochen|Wochen?\s+(?:#\s*(?:bis|–)\s*)?#`,
    sections: "# Abschnitte",
    people: "# Personen",
  },
  en: { weeks: String.raw`#\s+weeks|weeks?\s+(?:#\s*(?:to|–)\s*)?#`, sections: "# sections", people: "# people" },
};

/** Finds numbers of a unit, as digits or words. Of a range, the upper end counts. */
function findNumbers(text: string, unit: Unit, language: Language): number[] {
  const number = String.raw`(?<!\p{L})(?:\d+|${NUMBERS[language].join("|")})(?!\p{L})`;
  const pattern = new RegExp(PATTERNS[language][unit].replaceAll("#", number).replaceAll(" ", String.raw`\s+`), "giu");
  return [...text.matchAll(pattern)].map(([match]) => {
    const last = [...match.matchAll(new RegExp(number, "giu"))].at(-1)?.[0].toLowerCase() ?? "";
    return /\d/u.test(last) ? Number(last) : NUMBERS[language].indexOf(last);
  });
}

const placeholdersOf = (text: string): string[] => [...text.matchAll(/\{([a-zA-Z]+)\}/gu)].map(([, name = ""]) => name);

/** Returns the route of the offer whose price an amount is. */
function offerOf(name: string, { site: { facts } }: RawContent): string | undefined {
  const fact = isRecord(facts?.data) ? facts.data[name] : undefined;
  return isRecord(fact) && typeof fact["offer"] === "string" ? fact["offer"] : undefined;
}
