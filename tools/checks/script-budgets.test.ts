import { readdirSync } from "node:fs";
import { budgetProblems } from "./script-budgets";

describe("the budgets of scripts", () => {
  it("hold where nothing is over them", () => {
    expect(budgetProblems({ app: 94_000, "text-section-tsx": 300, parts: 5000 })).toEqual([]);
  });

  it("name what is over its budget, by how much, and what has none", () => {
    expect(budgetProblems({ app: 94_001, new: 12 })).toEqual([
      "app - 94001 bytes, 1 over its budget of 94000 - see docs/performance.md, Scripts",
      "new - 12 bytes, no budget - give it one in tools/checks/script-budgets.ts",
    ]);
  });

  it("are there for every template", () => {
    const names = readdirSync("src/templates").map((name) => `component---src-templates-${name}-template-tsx`);
    expect(budgetProblems(Object.fromEntries(names.map((name) => [name, 1])))).toEqual([]);
  });
});
