/** @jest-environment jsdom */
import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { render } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { IntlShape } from "react-intl";
import { readMessages } from "../build/language-packs";
import { dayRange, euros, longDay, shortDay } from "../intl/format";
import { LANGUAGES } from "../languages/languages";
import { bothIntls } from "../testing/both-intls";
import { RawIntlProvider, useIntl } from "./react-intl";

type Element = (chunks: ReactNode[]) => ReactNode;
type Values = Record<string, string | number | Date | Element>;

const NUMBERS = [0, 1, 2, 3, 4, 5, 21, 1234.5, -1];
/** The nights in which the clocks change, and one in which it is another day in Berlin. */
const TIMES = ["2026-03-29T00:30:00Z", "2026-10-25T01:30:00Z", "2026-12-31T23:30:00Z"].map((time) => new Date(time));

/** @returns what a message can be told, several times: a value for each of its arguments */
function samplesFor(message: MessageFormatElement[]): Values[] {
  const named = argumentsIn(message);
  return NUMBERS.map((number, index) => {
    const time = TIMES[index % TIMES.length] as Date;
    const valueOf = (type: TYPE) => {
      if (type === TYPE.tag) return (chunks: ReactNode[]) => createElement("b", null, ...chunks);
      if (type === TYPE.argument) return `Wert ${index}`;
      return type === TYPE.date || type === TYPE.time ? time : number;
    };
    return Object.fromEntries(named.map(([name, type]) => [name, valueOf(type)]));
  });
}

function argumentsIn(message: MessageFormatElement[]): [string, TYPE][] {
  return message.flatMap((part) => {
    if (part.type === TYPE.literal || part.type === TYPE.pound) return [];
    const parts = "options" in part ? Object.values(part.options).flatMap(({ value }) => value) : [];
    const inside = argumentsIn("children" in part ? part.children : parts);
    return [...inside, [part.value, part.type] as [string, TYPE]];
  });
}

/** Its parts stand side by side: only while the site is developed, with react-intl itself, React asks for their keys. */
const htmlOf = (said: ReactNode) => renderToStaticMarkup(createElement("p", null, ...[said].flat()));

describe.each(LANGUAGES)("what the browser says in %s", (language) => {
  const messages = readMessages(language);
  const both = bothIntls(language, {
    ...messages,
    "with a date": "am {day, date, long}, {day, time, short}",
    "with a choice": "{line, select, A {Linie A} other {andere}}, {n, selectordinal, one {#st} two {#nd} other {#.}}",
    "with elements": "{name}, <b>{n, plural, one {one} other {<i>#</i>}}</b>",
    "with a number": "{n, number} {n, number, percent} {n, number, ::currency/EUR}",
  });
  afterEach(() => {
    for (const reported of [both.problems.real, both.problems.standIn]) expect(reported).not.toHaveBeenCalled();
  });

  it("is every message as react-intl says it, whatever stands in for its arguments", () => {
    const ids = Object.keys(both.real.messages);
    expect(ids.length).toBeGreaterThan(150);
    const said = (intl: IntlShape) =>
      ids.flatMap((id) =>
        samplesFor(both.real.messages[id] as MessageFormatElement[]).map((values) => [
          id,
          htmlOf(intl.formatMessage({ id }, values)),
        ]),
      );
    expect(said(both.standIn)).toEqual(said(both.real));
  });

  it("is every day of a year, range of days, amount and number as react-intl says it", () => {
    const days = Array.from({ length: 366 }, (_, index) =>
      new Date(Date.UTC(2028, 0, 1 + index)).toISOString().slice(0, 10),
    );
    const said = (intl: IntlShape) => [
      ...days.flatMap((day) => [longDay(intl, day), shortDay(intl, day), dayRange(intl, "2028-03-09", day)]),
      ...NUMBERS.flatMap((number) => [euros(intl, number * 1000), intl.formatNumber(number)]),
      ...TIMES.flatMap((time) => [intl.formatDate(time), intl.formatDate(time, { dateStyle: "full" })]),
    ];
    expect(said(both.standIn)).toEqual(said(both.real));
  });
});

describe("useIntl", () => {
  const Word = () => useIntl().formatMessage({ id: "word" });

  it("is the formatter of the nearest provider", () => {
    const [outer, inner] = ["außen", "innen"].map((word) => bothIntls("de", { word }).standIn);
    const { container } = render(
      <RawIntlProvider value={outer as IntlShape}>
        <Word /> <RawIntlProvider value={inner as IntlShape}>{<Word />}</RawIntlProvider>
      </RawIntlProvider>,
    );
    expect(container.textContent).toBe("außen innen");
  });

  it("fails outside of one", () => {
    const log = jest.spyOn(console, "error").mockReturnValue(undefined);
    expect(() => render(<Word />)).toThrow("outside the RawIntlProvider");
    log.mockRestore();
  });
});
