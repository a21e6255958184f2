/** Every number that a page states, with its source; and what one language states and the other does not. */
import { areReadable, type Draft, type DraftPage, originalOf, problemAt } from "../../src/content/draft";
import { eachField, isRecord, valueAt } from "../../src/content/fields";
import type { Problem } from "../../src/content/problem";
import { PER_PERSON } from "../../src/content/rules/fares";
import { textsOfPage } from "../../src/content/site-texts";
import { numbersIn } from "./number-words";

export interface Stated {
  /** In figures, as English writes decimals: `7500`, `18.01`, `2.1.1`. */
  value: string;
  /** The word behind it. */
  unit: string;
  /** A fact in braces, `field` for one that holds a number, a calculation, or `text` where it is typed. */
  source: string;
  place: Problem;
}

/** What is no text, or no number: addresses, names of headings, code; other people and countries. */
const NO_TEXT = /\]\([^)\n]*\)|\{#[^}\n]*\}|`[^`]*`|(?<= )Dritte[nr]?\b(?! \p{Lu})|\b[Tt]hird[- ](?:part|countr)/gu;
const FACT = /\{([a-zA-Z]+)\}/gu;
const blank = (words: string) => " ".repeat(words.length);

/** @returns the numbers of a page: those of its texts, those that are fields, and the price that follows from them. */
export function numbersOn({ site, facts }: Draft, page: DraftPage): Stated[] {
  const { language, file, schema } = page;
  const data = isRecord(file.data) ? file.data : {};
  const found = textsOfPage({ ...page, data }).flatMap(({ text, problemAt: tell }) => {
    const shown = text.replace(NO_TEXT, blank);
    const typed = numbersIn(shown.replace(FACT, blank), language).map((each) => ({ ...each, source: "text" }));
    const named = [...shown.matchAll(FACT)].flatMap(({ 0: source, 1: name = "", index }) =>
      numbersIn(facts[language][name] ?? "", language).map((each) => ({ ...each, words: source, index, source })),
    );
    return [...typed, ...named].map(({ words, index, ...each }) => ({ ...each, place: tell(index, words, "", "") }));
  });
  eachField(schema, data, (value, _meta, path) => {
    if (typeof value !== "number") return;
    found.push({ value: String(value), unit: "", source: "field", place: problemAt(page, path, "", "") });
  });
  const [sections, people] = ["sections", "people"].map((name) => Number(valueAt(data, ["fare", name])));
  const euros = Number(valueAt(site["facts"]?.data, [PER_PERSON, "euros"]));
  if (sections && people) {
    const source = `${sections} × ${people} × {${PER_PERSON}}`;
    const place = problemAt(page, ["fare"], "", "");
    found.push({ value: String(sections * people * euros), unit: "€", source, place });
  }
  return found;
}

const inField = ({ value, place: { field, line } }: Stated) => `${value} ${field} ${field === "body" ? line : ""}`;
const onPage = ({ value }: Stated) => value;

/** @returns what has no partner in the other list */
function alone(mine: readonly Stated[], theirs: readonly Stated[], key: (stated: Stated) => string): Stated[] {
  const left = theirs.map(key);
  return mine.filter((stated) => {
    const at = left.indexOf(key(stated));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** @returns each number that a page states in one language only. Drawings are made in each language: alt texts are left out. */
export function contradictions(draft: Draft): Problem[] {
  return draft.pages.flatMap((page) => {
    const original = originalOf(draft, page);
    if (!original || !areReadable(page, original)) return [];
    const [here, there] = [page, original].map((each) =>
      numbersOn(draft, each).filter(({ place }) => !place.field.endsWith("alt")),
    ) as [Stated[], Stated[]];
    // Beside its own field first, so that the place is where the texts differ.
    const [mine, theirs] = [alone(here, there, inField), alone(there, here, inField)];
    const tell = (stated: readonly Stated[], { file }: DraftPage) =>
      stated.map(({ value, unit, place }) => ({
        ...place,
        problem: `says ${value}${unit && ` (${unit})`}, and ${file.path} does not`,
        remedy: "say it in both languages, or in neither",
      }));
    return [...tell(alone(mine, theirs, onPage), original), ...tell(alone(theirs, mine, onPage), page)];
  });
}
