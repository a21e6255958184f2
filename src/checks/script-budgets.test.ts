import { readdirSync } from "node:fs";
import { budgetProblems, SCRIPT_BUDGETS } from "./script-budgets";

describe("the budgets of scripts", () => {
  it("hold where nothing is over them", () => {
    expect(budgetProblems(SCRIPT_BUDGETS)).toEqual([]);
  });

  it("name what is over its budget, and what has none", () => {
    expect(budgetProblems({ app: 89_501, new: 12 })).toEqual([
      "app - 89501 bytes, budget 89500 - see docs/performance.md, Scripts",
      "new - 12 bytes, no budget - give it one in src/checks/script-budgets.ts",
    ]);
  });

  it("are there for every template that a build has", () => {
    const templates = readdirSync("src/templates", { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && readdirSync(`src/templates/${entry.name}`).includes("template.tsx"),
    );
    // The catalogue is built in `npm run develop` only.
    const names = templates.map(({ name }) => name).filter((name) => name !== "catalogue");
    const budgets = names.map((name) => SCRIPT_BUDGETS[`component---src-templates-${name}-template-tsx`]);
    expect(budgets).not.toContain(undefined);
  });
});
