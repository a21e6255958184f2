/** What package.json cannot say of itself, having no comments, and what nobody should have to remember. */
import { readFileSync } from "node:fs";
import { dependencies, devDependencies, overrides } from "../../package.json";
import { packages } from "../../package-lock.json";

const versionsIn = (value: object): string[] =>
  Object.values(value).flatMap((each: string | object) => (typeof each === "string" ? [each] : versionsIn(each)));

it("every version is exact", () => {
  const versions = versionsIn([dependencies, devDependencies, overrides]);
  expect(versions.filter((version) => !/^(?:\d+\.\d+\.\d+|\$.+)$/u.test(version))).toEqual([]);
});

it("every override has its reason in docs/operating.md, and no other has one", () => {
  const [, table = ""] = readFileSync("docs/operating.md", "utf8").split("| override");
  const told = [...(table.split("\n\n")[0] ?? "").matchAll(/^\| `([^`]+)` +\| \S/gmu)].map(([, name]) => name);
  expect(told.sort()).toEqual(Object.keys(overrides).sort());
});

it("the lock file names no registry: packages come from whichever is set", () => {
  expect(Object.entries(packages).filter(([, details]) => "resolved" in details)).toEqual([]);
});
