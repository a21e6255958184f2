import { readFileSync } from "node:fs";
import { ALL_SECTIONS, typeOf } from "../model/sections";

const GUIDE = "docs/editing.md";

/** @returns the lines of the guide's list of sections, made from the declarations. */
function linesFromDeclarations(): string[] {
  return ALL_SECTIONS.map(
    ({ schema, where }) => `- \`${typeOf(schema)}\`: ${schema.meta()?.sentence} (${where})`,
  ).sort();
}

it("the editors' guide lists every section, as its declaration says it", () => {
  const listed = readFileSync(GUIDE, "utf8")
    .split("\n")
    .filter((line) =>
      /^- `[a-z-]+`: .* \((?:any page(?: but the home page)?|pages of no special kind|the home page)\)$/u.test(line),
    );
  expect(listed).toEqual(linesFromDeclarations());
});
