import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { fields } from "./fields";

const { sections } = parse(readFileSync("src/sections/differences/example.en.yml", "utf8")) as {
  sections: [{ runs: { day: string }[] }];
};
const [example] = sections;

describe("the fields of a curve of differences", () => {
  it("are those of the example", () => {
    expect(fields.safeParse(example).success).toBe(true);
  });

  it("have the days in their order, or say which is not", () => {
    const runs = example.runs.map((run, index) => (index === 2 ? { ...run, day: example.runs[1]?.day } : run));
    expect(fields.safeParse({ ...example, runs }).error?.issues).toMatchObject([
      { path: ["runs", 2, "day"], message: "is not after the day before it" },
    ]);
  });
});
