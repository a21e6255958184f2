import { inEveryLanguage, isLanguage, type Language, LOCALES } from "../../i18n/languages";
import { type Draft, problemAt } from "../../content/draft";
import { isRecord } from "../../content/fields";
import type { Problem } from "../../content/problem";
import { textsOfPage } from "../../content/site-texts";

/** A day that a text names with its weekday has that weekday, and a fact that is a day is not over. */
export function days(draft: Draft): Problem[] {
  const wrong = draft.pages.flatMap((page) =>
    textsOfPage(page).flatMap(({ text, problemAt: tell }) =>
      daysIn(text, page.language)
        .filter(({ weekday, right }) => weekday !== undefined && weekday !== right)
        .map(({ weekday, right, words, offset }) =>
          tell(offset, `${weekday}`, `${words} is no ${weekday}`, `write ${right}, or the day that is meant`),
        ),
    ),
  );
  return [...wrong, ...daysOver(draft)];
}

function daysOver({ site: { facts: file }, today }: Draft): Problem[] {
  return Object.entries(isRecord(file?.data) ? file.data : {}).flatMap(([name, fact]) =>
    Object.entries(isRecord(fact) && isRecord(fact["value"]) ? fact["value"] : {}).flatMap(([language, value]) => {
      const [day] = isLanguage(language) && typeof value === "string" ? daysIn(value, language) : [];
      if (!file || !day || day.iso >= today) return [];
      return [problemAt(file, [name, "value", language], `${day.words} is over`, "write a day to come")];
    }),
  );
}

function written(language: Language, part: "weekday" | "month", date: Date): string {
  return new Intl.DateTimeFormat(LOCALES[language], { [part]: "long", timeZone: "UTC" }).format(date);
}

const MONTHS = inEveryLanguage((language) =>
  Array.from({ length: 12 }, (_, month) => written(language, "month", new Date(Date.UTC(2026, month)))),
);

/** `Donnerstag, 18. Juni 2026`, `18 June 2026`: a day that is written out, with its weekday or without. */
const DAYS = inEveryLanguage((language) => {
  const week = Array.from({ length: 7 }, (_, day) =>
    written(language, "weekday", new Date(Date.UTC(2026, 0, day + 1))),
  );
  const words = String.raw`(?<words>(?<day>\d{1,2})\.?\s(?<month>${MONTHS[language].join("|")})\s(?<year>\d{4}))`;
  return new RegExp(String.raw`(?:(?<weekday>${week.join("|")}),?\s)?${words}`, "gu");
});

function daysIn(text: string, language: Language) {
  return [...text.matchAll(DAYS[language])].map(({ groups = {}, index }) => {
    const { day, month = "", year, weekday, words = "" } = groups;
    const date = new Date(Date.UTC(Number(year), MONTHS[language].indexOf(month), Number(day)));
    const right = written(language, "weekday", date);
    return { weekday, right, words, offset: index, iso: date.toISOString().slice(0, 10) };
  });
}
