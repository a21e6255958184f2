import { fields } from "./fields";

const SHEET = {
  type: "sheet",
  id: "sample",
  heading: "A sheet",
  name: "Invoice",
  title: "Section 3",
  facts: [
    { term: "Number", value: "1" },
    { term: "Day", value: "2" },
  ],
};
const issuesOf = (part: object) => fields.safeParse({ ...SHEET, parts: [part] }).error?.issues ?? [];

describe("the fields of a sheet", () => {
  it.each([
    { text: "A paragraph." },
    { steps: ["First this.", "Then that."] },
    { table: { columns: ["a", "b"], rows: [["1", "2"]] } },
    { bill: { rate: "dayRate", ceiling: "fareOfFour", vat: 19, work: [{ name: "Testing", days: 2.5 }] } },
  ])("let a part say %j", (part) => {
    expect(issuesOf(part)).toEqual([]);
  });

  it("report a part that says nothing, with what it may say", () => {
    expect(issuesOf({ heading: "Only this" })).toMatchObject([
      { path: ["parts", 0], message: "says nothing", params: { remedy: "add one of text, facts, steps, table, bill" } },
    ]);
  });

  it("report a row with a cell too few, at its place", () => {
    expect(
      issuesOf({
        table: {
          columns: ["a", "b", "c"],
          rows: [
            ["1", "2", "3"],
            ["1", "2"],
          ],
        },
      }),
    ).toMatchObject([
      {
        path: ["parts", 0, "table", "rows", 1],
        message: "has 2 cells under 3 heads",
        params: { remedy: expect.stringContaining("write 3 cells") },
      },
    ]);
  });

  it("know no amount that is typed: a bill names facts of the site, and its sums are counted", () => {
    const bill = { rate: "750", ceiling: "fareOfFour", vat: 19, work: [{ name: "Testing", days: 2 }] };
    expect(issuesOf({ bill })).toMatchObject([{ path: ["parts", 0, "bill", "rate"] }]);
    expect(issuesOf({ bill: { ...bill, rate: "dayRate", total: 1500 } })).toMatchObject([{ keys: ["total"] }]);
  });
});
