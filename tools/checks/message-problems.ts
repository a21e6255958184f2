import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { oddSigns } from "../../src/content/odd-signs";
import { placeAt } from "../../src/content/problem";

type Messages = Record<string, string>;

/**
 * @param files the JSON text of each language's messages, by language
 * @param original the language that the others follow
 * @param sources the program's texts: a message counts as used where its id, or the beginning of it in a template
 * literal, stands in one of them
 * @returns a line for every mistake: `locales/en.json:12 id - what is wrong - how to mend it`
 */
export function findMessageProblems(
  files: Readonly<Record<string, string>>,
  original: string,
  sources: readonly string[],
): string[] {
  const unreadable = Object.entries(files).flatMap(([language, text]) =>
    jsonProblems(`locales/${language}.json`, text),
  );
  if (unreadable.length > 0) return unreadable;
  const parsed = Object.fromEntries(
    Object.entries(files).map(([language, text]) => [language, JSON.parse(text) as Messages]),
  );
  const first = parsed[original] ?? {};
  const used = usedIds(sources);
  return Object.entries(parsed).flatMap(([language, messages]) => {
    const at = (id: string) => `locales/${language}.json:${lineOf(files[language] ?? "", id)} ${id}`;
    return [
      ...Object.keys(first).flatMap((id) =>
        id in messages ? [] : [`${at(id)} - is missing - translate it from ${original}.json`],
      ),
      ...Object.keys(messages).flatMap((id) =>
        id in first ? [] : [`${at(id)} - is not in ${original}.json - remove it or add it there`],
      ),
      ...unsorted(Object.keys(messages)).map((id) => `${at(id)} - is out of order - sort the messages by id`),
      ...Object.entries(messages).flatMap(([id, text]) => structure(at(id), text, first[id])),
      ...Object.entries(messages).flatMap(([id, text]) =>
        oddSigns(text).map(({ name }) => `${at(id)} - holds ${name} - delete it`),
      ),
      ...Object.keys(messages).flatMap((id) => (used(id) ? [] : [`${at(id)} - is used nowhere - remove it`])),
    ];
  });
}

/** JSON.parse takes the last of two messages with one id, and says where it stops reading as a count of signs. */
function jsonProblems(file: string, text: string): string[] {
  try {
    JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const { line, column } = placeAt(text, Number(/at position (\d+)/u.exec(message)?.[1] ?? text.length));
    return [`${file}:${line}:${column} - is no JSON (${message}) - check quotes and commas before it`];
  }
  const ids = [...text.matchAll(/^\s*"([^"]+)"\s*:/gmu)];
  const twice = ids.filter(([, id], index) => ids.findIndex(([, first]) => first === id) < index);
  return twice.map(
    ({ index, 1: id }) => `${file}:${placeAt(text, index + 1).line} ${id} - is there twice - remove one`,
  );
}

/** Both languages take the same values; a message that is not ICU says where it stops being so. */
function structure(at: string, text: string, original: string | undefined): string[] {
  try {
    if (original === undefined || argumentsOf(text) === argumentsOf(original)) return [];
    return [
      `${at} - takes the values ${argumentsOf(text) || "none"}, the original ${argumentsOf(original) || "none"} - use the same`,
    ];
  } catch (error) {
    return [`${at} - is not an ICU message (${String(error)}) - check the braces`];
  }
}

/** @returns the names and kinds of a message's values, sorted: `count:plural, name:argument`. */
function argumentsOf(text: string): string {
  const found = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      found.add(`${element.value}:${TYPE[element.type]}`);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) visit(option.value);
      }
    }
  };
  visit(parse(text));
  return [...found].sort().join(", ");
}

function usedIds(sources: readonly string[]): (id: string) => boolean {
  const all = sources.join("\n");
  const beginnings = [...all.matchAll(/`([a-z][a-zA-Z-]*\.)\$\{/gu)].map(([, beginning = ""]) => beginning);
  return (id) => all.includes(`"${id}"`) || beginnings.some((beginning) => id.startsWith(beginning));
}

function unsorted(ids: readonly string[]): string[] {
  return ids.filter((id, index) => index > 0 && id < (ids[index - 1] ?? ""));
}

function lineOf(text: string, id: string): number {
  const before = text.split(`"${id}":`)[0] ?? "";
  return before === text ? 1 : before.split("\n").length;
}
