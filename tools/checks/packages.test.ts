/** What package.json cannot say of itself, having no comments, and what nobody should have to remember. */
import { readFileSync } from "node:fs";
import { dependencies, devDependencies, overrides } from "../../package.json";
import { packages } from "../../package-lock.json";

const versionsIn = (value: object): string[] =>
  Object.values(value).flatMap((each: string | object) => (typeof each === "string" ? [each] : versionsIn(each)));

it("every version is exact", () => {
  const versions = versionsIn([dependencies, devDependencies, overrides]);
  expect(versions.filter((version) => !/^(?:(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+|\$.+)$/u.test(version))).toEqual([]);
});

it("every override has its reason in docs/operating.md, and no other has one", () => {
  const [, table = ""] = readFileSync("docs/operating.md", "utf8").split("| override");
  const told = [...(table.split("\n\n")[0] ?? "").matchAll(/^\| `([^`]+)` +\| \S/gmu)].map(([, name]) => name);
  expect(told.sort()).toEqual(Object.keys(overrides).sort());
});

it("the lock file names no registry: packages come from whichever is set", () => {
  expect(Object.entries(packages).filter(([, details]) => "resolved" in details)).toEqual([]);
});

/**
 * `npm ci` refuses a lock file with a hole, and `npm install` leaves one without a word where a package's parts for other
 * systems are not in its registry yet.
 */
it("the lock file has every package that one of its packages asks for, for every system", () => {
  type Asked = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };
  const locked = Object.entries(packages as Record<string, Asked>);
  const folders = new Set(locked.map(([folder]) => folder));
  const foldersAbove = (folder: string): string[] =>
    folder === ""
      ? [""]
      : [folder, ...foldersAbove(folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/"))))];
  const isThere = (folder: string, name: string) =>
    foldersAbove(folder).some((above) => folders.has(`${above}/node_modules/${name}`.replace(/^\//u, "")));
  const missing = locked.flatMap(([folder, asked]) =>
    Object.keys({ ...asked.dependencies, ...asked.optionalDependencies })
      .filter((name) => !isThere(folder, name))
      .map((name) => `${folder} asks for ${name}`),
  );
  expect(missing).toEqual([]);
});
