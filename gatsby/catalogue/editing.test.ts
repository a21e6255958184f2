import { readFileSync } from "node:fs";
import { ALL_SECTIONS, typeOf } from "../../src/model/sections";

const GUIDE = "docs/editing.md";

/** @returns the lines of the guide's list of sections, made from the declarations. */
function linesFromDeclarations(): string[] {
  return ALL_SECTIONS.map((schema) => `- \`${typeOf(schema)}\`: ${schema.meta()?.sentence?.en}`).sort();
}

it("the editors' guide lists every section, as its declaration says it", () => {
  const listed = readFileSync(GUIDE, "utf8")
    .split("\n")
    .filter((line) => /^- `(?!updated)[a-z-]+`: /u.test(line));
  expect(listed).toEqual(linesFromDeclarations());
});
