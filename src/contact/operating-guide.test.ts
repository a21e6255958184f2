import { readFileSync } from "node:fs";
import { BESIDES, FIELD_NAMES, type FieldName, ruleOf, TOPICS } from "./form-fields";
import { PROBLEM_CODES } from "./validate";

/** The part of the guide that is about the form. */
const [, guide = ""] = readFileSync("docs/operating.md", "utf8").split("\n## The contact form\n");
const cells = (row: string) => row.split("|").map((cell) => cell.trim());
/** The rows of the table of what is sent, by name. */
const rows = new Map(
  guide
    .split("\n")
    .map(cells)
    .filter(([, name = ""]) => /^`\w+`$/u.test(name))
    .map(([, name = "", what, required, characters]) => [name.slice(1, -1), { what, required, characters }]),
);

const number = (value: number) => value.toLocaleString("en-GB");

function lengthOf(field: FieldName): string {
  const { min, max } = ruleOf(field);
  if (max === undefined) return "";
  return min === undefined ? `${number(max)} at most` : `${number(min)} to ${number(max)}`;
}

describe("the operators' guide", () => {
  it("lists what is sent, as it is declared", () => {
    expect([...rows.keys()]).toEqual([...FIELD_NAMES, ...Object.values(BESIDES)]);
    for (const field of FIELD_NAMES) {
      expect([field, rows.get(field)?.required]).toEqual([field, ruleOf(field).isRequired ? "yes" : "no"]);
      expect([field, rows.get(field)?.characters]).toEqual([field, lengthOf(field)]);
    }
    for (const topic of TOPICS) expect(rows.get("topic")?.what).toContain(`\`${topic}\``);
  });

  it("names the codes that an endpoint can answer with", () => {
    const named = /`code` is one of (.+?);/u.exec(guide)?.[1]?.match(/[a-z-]+/gu);
    expect(named).toEqual(PROBLEM_CODES);
  });
});
