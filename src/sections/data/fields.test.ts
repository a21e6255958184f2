import { fields } from "./fields";

const SECTION = {
  type: "data",
  id: "weight",
  heading: "Weight",
  corner: "Part",
  measure: "Limit",
  unit: "KB",
  period: "As of today",
  source: "Measured.",
};
const bar = (label: string, here?: boolean) => ({ label, value: 1, here });

describe("the fields of bars", () => {
  it("let one bar be the one that it is about", () => {
    expect(fields.safeParse({ ...SECTION, bars: [bar("a"), bar("b", true)] }).success).toBe(true);
    expect(fields.safeParse({ ...SECTION, bars: [bar("a"), bar("b")] }).success).toBe(true);
  });

  it("report a second one, at its place, with what to do", () => {
    const { error } = fields.safeParse({ ...SECTION, bars: [bar("a", true), bar("b", true), bar("c")] });
    expect(error?.issues).toMatchObject([
      {
        path: ["bars", 1, "here"],
        message: "marks a second bar",
        params: { remedy: expect.stringContaining("one bar") },
      },
    ]);
  });

  it.each([-1, "12", Number.NaN])("know no value of %j", (value) => {
    expect(fields.safeParse({ ...SECTION, bars: [bar("a"), { label: "b", value }] }).success).toBe(false);
  });
});
