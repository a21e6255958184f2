import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { fields } from "./fields";

const { sections } = parse(readFileSync("src/sections/finding/example.en.yml", "utf8")) as { sections: [object] };
const issuesWith = (change: object) => fields.safeParse({ ...sections[0], ...change }).error?.issues ?? [];

describe("the fields of a finding", () => {
  it("are those of the example", () => {
    expect(issuesWith({})).toEqual([]);
  });

  it("take three lines of code at most", () => {
    expect(issuesWith({ remedy: { language: "CSS", code: "a {\n  b: c;\n  d: e;\n}\n" } })).toMatchObject([
      { path: ["remedy", "code"], message: "has 4 lines", params: { remedy: "keep the 3 that put it right" } },
    ]);
  });

  it.each(["3.3", "5.1.1", "1.4.3.1"])("know no criterion %s", (number) => {
    expect(issuesWith({ criterion: { number, title: "A name", level: "AA" } })).toHaveLength(1);
  });
});
