/** Rules between the fields of a section, tested on its example with one changed value. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { formatFieldPath } from "../content/problem";
import { ALL_SECTIONS, typeOf } from "../model/sections";

type Path = readonly (string | number)[];

/** Returns the data with a changed value at a path. */
function changed(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(data) ? [...(data as unknown[])] : { ...(data as object) }) as Record<string, unknown>;
  return Object.assign(copy, { [key]: changed(copy[key], rest, value) });
}

/** Returns each mistake as a line: field, problem, remedy. */
function mistakes(type: string, path: Path, value: unknown): string[] {
  const { sections } = parse(readFileSync(`src/sections/${type}/example.en.yml`, "utf8")) as { sections: [object] };
  const schema = ALL_SECTIONS.find((each) => typeOf(each) === type);
  const issues = schema?.safeParse(changed(sections[0], path, value)).error?.issues ?? [];
  return issues.map((issue) =>
    [formatFieldPath(issue.path), issue.message, "params" in issue ? String(issue.params?.["remedy"]) : ""].join(" - "),
  );
}

const BILL = { rate: "750", ceiling: "fareOfFour", vat: 19, work: [{ name: "Testing", days: 2 }] };
const TICKETS = ["planner", "tickets"];
const SECOND_WORD = ["planner", "from", "answers", 1, "word"];

it.each<[type: string, Path, value: unknown, line: string]>([
  ["calendar", ["chosen"], 30, "chosen - is no day of 2027-02, which has 28 - write a day from 1 to 28"],
  ["calendar", ["rules", 0, "days"], [28, 29], "rules[1].days[2] - is no day of 2027-02, which has 28 - "],
  ["calendar", ["rules", 0], { name: "Ice", text: "It is stuck." }, "rules[1] - closes no day - "],
  ["calendar", ["month"], "2027-13", "month - "],
  ["data", ["bars", 1, "value"], -1, "bars[2].value - "],
  ["grid", ["rows", 2, "cells", 3], "full", "rows[3].cells - has 4 for 3 columns - "],
  ["grid", ["rows", 2, "cells", 1], "stop", " - write one of full, half, lent, none"],
  [
    "hero-lines",
    [...TICKETS, 3, "to"],
    "new",
    "planner.tickets - have none from content to clarity - add one: { from: ",
  ],
  ["hero-lines", [...TICKETS, 3, "to"], "new", "planner.tickets[4] - is the second ticket from content to new - keep "],
  [
    "hero-lines",
    [...TICKETS, 1, "from"],
    "bookings",
    "planner.tickets[2].from - no answer is called bookings - write ",
  ],
  ["hero-lines", SECOND_WORD, "booking", "planner.from.answers[2].word - booking is another answer's, too - "],
  ["outputs", ["outputs", 1, "takes", 1], "c", 'outputs[2].takes[2] - names no field: "c" - write one of '],
  ["outputs", ["fields", 1, "key"], "title", 'fields[2].key - is "title" like that of a field before - '],
  ["ranking", ["wishes", 1, "place"], 1, "wishes[3].place - is 1, which another wish has - "],
  ["ranking", ["wishes", 0, "place"], 4, "wishes[1].place - is 4 of 3 places - "],
  ["sheet", ["parts", 1], { heading: "Only this" }, "parts[2] - says nothing - add one of text, "],
  ["sheet", ["parts", 0, "table", "rows", 1], ["1"], "rows[2] - has 1 cells under 4 heads - write 4 cells"],
  ["sheet", ["parts", 1], { bill: BILL }, "parts[2].bill.rate - "],
  ["sheet", ["parts", 1], { bill: { ...BILL, rate: "dayRate", total: 9 } }, 'Unrecognized key: "total"'],
  ["switchboard", ["positions"], ["There", "Late"], "suppliers[1].states - has 3 for 2 positions - write one "],
  ["switchboard", ["suppliers", 0, "set"], 4, "suppliers[1].set - is 4, and there are 3 positions - "],
  ["switchboard", ["suppliers", 0, "states", 1, "sign"], "maybe", "suppliers[1].states[2].sign - "],
  ["timetable", ["trains", 1, "calls", 1], { arrives: 1 }, "trains[2].calls[2] - "],
  ["timetable", ["trains", 1, "calls", 0], { arrives: 3, leaves: 2 }, "trains[2].calls[1] - "],
  ["timetable", ["trains", 1, "calls", 3], { arrives: 11 }, "trains[2].calls[4] - "],
  ["timetable", ["marks", 0, "at"], 11, "marks[1].at - "],
])("the check of a %s with %j of %j reports: %s", (type, path, value, line) => {
  expect(mistakes(type, path, value)).toContainEqual(expect.stringContaining(line));
});
