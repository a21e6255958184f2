/**
 * What the texts of this site count, compared with what is there: a sixth product, a new colleague or a changed budget
 * must not leave an old number behind. Who replaces the content deletes this file, or writes other rows.
 */
import { readFileSync } from "node:fs";
import { buildDay } from "../../src/content/clock";
import { readDraft } from "../../src/content/load";
import { formatProblem } from "../../src/content/problem";
import { model } from "../../src/model/model";
import { contradictions } from "../../tools/checks/numbers";
import { billView } from "../../gatsby/page-data/bill";
import { LIMITS } from "../../src/model/views/page-limits";
import { LANGUAGES, type Language } from "../../src/i18n/languages";
import { type Kind, sectionsOf } from "../../src/model/kinds";
import { fareOf } from "../../src/site/fares";
import { realSite } from "../real-content";

const WORDS: Readonly<Record<Language, readonly string[]>> = {
  de: ["Null", "Ein", "Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Acht", "Neun", "Zehn", "Elf", "Zwölf"],
  en: ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"],
};

const site = realSite();

function listed(kind: Kind): number {
  return site.pages.filter((page) => page.language === "de" && page.kind === kind && page.isListed).length;
}

function sectionsAt(route: string, language: Language = "de") {
  const page = site.find(language, route);
  return page ? (sectionsOf(page.content) ?? []) : [];
}

/** How many people the teams of "about us" have. */
function peopleInTeams(): number {
  return sectionsAt("/about-us/")
    .flatMap((section) => (section.type === "teams" ? section.teams : []))
    .reduce((sum, { people }) => sum + people, 0);
}

function itemsAt(route: string, id: string): number {
  return sectionsAt(route).flatMap((section) => (section.type === "items" && section.id === id ? section.items : []))
    .length;
}

/** In the words of a language, `70.000 bis 86.000 €`: the lead of a vacancy says what the board does. */
const pay = ({ from, to }: { from: number; to: number }) => ({
  de: `${from.toLocaleString("de")} bis ${to.toLocaleString("de")}\u00a0€`,
  en: `€${from.toLocaleString("en")} to €${to.toLocaleString("en")}`,
});

const vacancies = site.pages.flatMap(({ route, language, content }) =>
  language === "de" && "salary" in content ? [{ route, salary: content.salary }] : [],
);

const kilobytes = (bytes: number): string => `"value":${String(bytes / 1000)}`;

/** By route, what its text must say: `#` is a number in words, a string stands there as it is. */
const COUNTED: readonly [route: string, number | string, Readonly<Record<Language, string>>][] = [
  ["/products/", listed("product"), { de: "# Produkte", en: "# products" }],
  ["/solutions/", listed("solution"), { de: "# Lösungen", en: "# solutions" }],
  ["/case-study/", listed("case-study"), { de: "# Softwareprojekte", en: "# software projects" }],
  ["/references/", listed("case-study"), { de: "einem der #", en: "one of the #" }],
  ["/about-us/", String(listed("case-study")), { de: '"value":"#"', en: '"value":"#"' }],
  ["/about-us/", String(peopleInTeams()), { de: "davon #", en: "# of them" }],
  ["/about-us/", site.company.people - peopleInTeams(), { de: "# weitere Menschen", en: "# more people" }],
  ["/fair/", itemsAt("/fair-showcase/", "exhibits"), { de: "# Vorführungen", en: "# demonstrations" }],
  ["/fair-showcase/", itemsAt("/fair-showcase/", "exhibits"), { de: "# Vorführungen", en: "# demonstrations" }],
  ["/news/relaunch-own-website/", kilobytes(LIMITS.html), { de: "#", en: "#" }],
  ["/news/relaunch-own-website/", kilobytes(LIMITS.scripts), { de: "#", en: "#" }],
  ["/news/relaunch-own-website/", kilobytes(LIMITS.data), { de: "#", en: "#" }],
  ...vacancies.map(({ route, salary }): (typeof COUNTED)[number] => [route, route, pay(salary)]),
];

describe.each(LANGUAGES)("a text in %s", (language) => {
  it.each(COUNTED)("of %s has the number that is true, %s", (route, count, says) => {
    const number = typeof count === "number" ? (WORDS[language][count] ?? String(count)) : count;
    const text = JSON.stringify(site.find(language, route)?.content).toLowerCase();
    expect(text).toContain(says[language].replace("#", number).toLowerCase());
  });
});

it.each([
  ["developmentCeiling", "/services/development/"],
  ["fusionCeiling", "/products/fusion/"],
  ["cmsCeiling", "/services/headless-cms-integration/"],
  ["peakCeiling", "/services/system-engineering/"],
  ["designCeiling", "/services/ui-ux-design/"],
])("the fact %s is what %s costs", (name, route) => {
  const page = site.find("de", route);
  expect(site.facts?.[name]?.euros).toBe(page && fareOf(site, page)?.amount);
});

/** €4 a booking against Fusion's ceiling and four times a sixth of it; bars are in thousands. */
it.each(LANGUAGES)("rent or build in %s says what five years cost", (language) => {
  const [fusion = NaN, own = NaN] = ["fusionCeiling", "ownFiveYears"].map((name) => site.facts?.[name]?.euros);
  expect(own).toBeCloseTo(fusion * (1 + 4 / 6));
  const bars = sectionsAt("/rent-or-build/", language).flatMap((section) =>
    section.type === "data" ? section.bars : [],
  );
  const bookings = ({ label }: { label: string }) => Number(label.replace(/\D/gu, ""));
  expect(bars.map(({ value }) => value * 1000)).toEqual(bars.map((bar) => bookings(bar) * 4 * 5 || own));
});

/** What "Prices", "About us" and "Project management" say of a section: ten days each, shown on its second Thursday. */
it.each(LANGUAGES)(
  "the sample invoice in %s keeps the section's days, its weekday and the share of its lead",
  (language) => {
    const sheet = sectionsAt("/fares/", language).flatMap((section) => (section.type === "sheet" ? [section] : []))[0];
    const [bill] = sheet?.parts.flatMap((part) => part.bill ?? []) ?? [];
    if (!sheet || !bill) throw new Error("/fares/ has no bill");
    const euros = (name: string) => site.facts?.[name]?.euros ?? NaN;
    const days = bill.work.reduce((sum, entry) => sum + entry.days, 0);
    expect(days).toBeLessThanOrEqual(4 * 10);
    expect((bill.work.at(-1)?.days ?? 0) / days).toBeCloseTo(1 / 10, 1);
    expect(billView(bill, language, euros).sums.at(-1)?.amount.replace(/\D/gu, "")).toBe(`${days * 750 * 119}`);
    const [monday = NaN, friday = NaN] = (sheet.facts[2]?.value.match(/\d+/gu) ?? []).map(Number);
    const shown = /(?:Donnerstag,|Thursday) (\d+)/u.exec(JSON.stringify(sheet.parts))?.[1];
    expect([new Date(2026, 5, monday).getDay(), friday - monday, Number(shown)]).toEqual([1, 11, monday + 10]);
  },
);

it.each(LANGUAGES)("beside forms and telephone numbers, an answer in %s comes when the facts say", (language) => {
  const messages = JSON.parse(readFileSync(`locales/${language}.json`, "utf8")) as Record<string, string>;
  expect(messages["ways.answer"]).toContain(site.facts?.["replyTime"]?.value?.[language]);
});

/** Not of any content: "a fortnight" and "twenty to eleven" are no mistakes (`npm run check numbers`). */
it("both languages of a page state the same numbers", () => {
  const { draft } = readDraft(process.cwd(), buildDay(), model, []);
  expect(contradictions(draft).map(formatProblem)).toEqual([]);
});
