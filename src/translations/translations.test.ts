import type { PageFile } from "../content/find-files";
import { lastChanges } from "./last-changes";
import { formatOutdated, outdated } from "./outdated";

const DAY = 24 * 60 * 60;
const de = (name: string) => `content/pages/${name}/index.de.md`;
const en = (name: string) => `content/pages/${name}/index.en.md`;

/** @returns a log of commits, newest first, each `days` after the first day, with its lines of `--name-status` */
function log(...commits: [days: number, ...lines: string[]][]): string {
  return commits.map(([days, ...lines]) => [`commit c${days} ${days * DAY}`, "", ...lines].join("\n")).join("\n");
}

const page = (name: string): PageFile[] =>
  (["de", "en"] as const).map((language) => {
    const folder = `content/pages/${name}`;
    return { path: `${folder}/index.${language}.md`, folder, route: `/${name}/`, language };
  });

const listed = (text: string, names: string[], edges: string[] = []) =>
  outdated(names.flatMap(page), lastChanges(text, new Set(edges))).map(formatOutdated);

it("lists translations that are older than their source, the most outdated first", () => {
  const text = log(
    [20, `M\t${de("a")}`],
    [15, `M\t${de("b")}`, `M\t${en("b")}`],
    [12, `M\t${de("c")}`],
    [11, `M\t${en("c")}`, `M\t${en("d")}`],
    [2, ...["a", "b", "c", "d"].flatMap((name) => [`A\t${de(name)}`, `A\t${en(name)}`])],
  );
  expect(listed(text, ["c", "d", "a", "b"])).toEqual([
    `${en("a")} - 18 days older than index.de.md`,
    `${en("c")} - 1 day older than index.de.md`,
  ]);
});

it("asks for the translation of a page that stands in one language only, or is new, never", () => {
  expect(listed(log([3, `A\t${de("a")}`]), ["a", "b"])).toEqual([]);
});

it("takes no move for a change, and follows it to the name before", () => {
  const text = log(
    [30, `R100\t${de("old")}\t${de("a")}`, `R100\t${en("old")}\t${en("a")}`],
    [20, `M\t${de("old")}`],
    [9, `R090\t${en("older")}\t${en("old")}`],
    [2, `A\t${de("old")}`, `A\t${en("older")}`],
  );
  expect(listed(text, ["a"])).toEqual([`${en("a")} - 11 days older than index.de.md`]);
});

it("says of a shallow clone what it can: a change at its end may be older, and two of them differ in nothing", () => {
  const text = log([8, `M\t${de("a")}`], [3, ...["a", "b"].flatMap((name) => [`A\t${de(name)}`, `A\t${en(name)}`])]);
  expect(listed(text, ["a", "b"], ["c3"])).toEqual([`${en("a")} - at least 5 days older than index.de.md`]);
});
