import { fields } from "./fields";

const field = (key: string) => ({ key, name: "Field", kind: "text", text: "Words." });
const SECTION = { type: "outputs", id: "forms", heading: "Forms", source: "Notice", fields: [field("a"), field("b")] };
const output = (...takes: string[]) => ({ name: "Page", form: "page", takes });
const issuesOf = (more: object) => fields.safeParse({ ...SECTION, ...more }).error?.issues;

describe("the fields of outputs", () => {
  it("are taken by their keys, in any order", () => {
    expect(issuesOf({ outputs: [output("b", "a"), output("a")] })).toBeUndefined();
  });

  it("report an output that takes what is not there", () => {
    expect(issuesOf({ outputs: [output("a"), output("a", "c")] })).toMatchObject([
      {
        path: ["outputs", 1, "takes", 1],
        message: 'names no field: "c"',
        params: { remedy: "write one of a, b" },
      },
    ]);
  });

  it("report a key that two fields have", () => {
    expect(issuesOf({ fields: [field("a"), field("a")], outputs: [output("a"), output("a")] })).toMatchObject([
      { path: ["fields", 1, "key"], message: 'is "a" like that of a field before' },
    ]);
  });
});
