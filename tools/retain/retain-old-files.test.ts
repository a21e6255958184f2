import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { filesBelow } from "../../src/content/files-below";
import { retainOldFiles } from "./retain-old-files";

const DAY = 86_400_000;
const NOW = Date.parse("2026-11-21T06:00:00Z");
const script = (release: string) => `app-${release.padStart(8, "0")}.js`;

let root: TemporaryFolder;
beforeEach(() => {
  root = temporaryFolder();
});
afterEach(() => root.remove());

const clear = (folder: string) => rmSync(path.join(root.path, folder), { recursive: true, force: true });

/** Builds a release into a clean folder, or beside what is there as Gatsby does with a cache. */
function build(release: string, { isClean = true } = {}): void {
  if (isClean) clear("public");
  root.write("hosting/webpack.stats.json", JSON.stringify({ assetsByChunkName: { app: [script(release)] } }));
  root.write(`public/${script(release)}`, `run("${release}", "/static/in-${release}/a.svg")`);
  root.write(`public/${script(release)}.br`, "compressed");
  root.write("public/de/index.html", `<img src="/static/${release}/cover%20a.avif"> ${release}`);
  root.write(`public/static/${release}/cover a.avif`, "picture");
  root.write(`public/static/in-${release}/a.svg`, "drawing");
}

const retain = (day: number, limits = {}) =>
  retainOldFiles(
    path.join(root.path, "public"),
    path.join(root.path, "store"),
    { releases: 3, days: 30, ...limits },
    NOW + day * DAY,
  );
const isThere = (release: string) =>
  [script(release), `${script(release)}.br`, `static/${release}/cover a.avif`, `static/in-${release}/a.svg`].map(
    (file) => existsSync(path.join(root.path, "public", file)),
  );
const ALL = [true, true, true, true];
const NONE = [false, false, false, false];

describe("retainOldFiles", () => {
  it("adds the scripts, styles and pictures of the releases before, with their compressed copies, and no page", () => {
    build("a");
    expect(retain(0)).toEqual({ releases: 1, added: 0, removed: 0 });
    build("b");
    expect(retain(1)).toEqual({ releases: 2, added: 3, removed: 0 });
    expect([isThere("a"), isThere("b")]).toEqual([ALL, ALL]);
    expect(root.read("public/de/index.html")).toContain(" b");
    expect(filesBelow(path.join(root.path, "store")).filter((file) => file.endsWith(".html"))).toEqual([]);
  });

  it("never overwrites a file that is there", () => {
    build("a");
    retain(0);
    build("b");
    root.write(`public/${script("a")}`, "of this build");
    retain(1);
    expect(root.read(`public/${script("a")}`)).toBe("of this build");
  });

  it.each([
    ["drops all but the last releases", "abcd", [NONE, ALL, ALL, ALL]],
    ["takes a build that changes nothing for the same release", "abbbb", [ALL, ALL, ALL, ALL, ALL]],
  ])("%s", (_what, releases, kept) => {
    for (const [day, release] of [...releases].entries()) {
      build(release);
      retain(day);
    }
    expect([...releases].map(isThere)).toEqual(kept);
    const stored = filesBelow(path.join(root.path, "store")).filter((file) => file.includes(script("a")));
    expect(stored.length > 0).toBe(kept[0] === ALL);
  });

  it("drops a release so many days after it was published last, and never the one of this build", () => {
    build("a");
    for (const day of [0, 20, 40]) retain(day);
    build("b");
    retain(69);
    expect(isThere("a")).toEqual(ALL);
    build("b");
    retain(70);
    expect(isThere("a")).toEqual(NONE);
    build("b");
    expect(retain(200, { releases: 1 })).toEqual({ releases: 1, added: 0, removed: 0 });
    expect(isThere("b")).toEqual(ALL);
  });

  it("takes out what a cached build has left of releases that are not kept", () => {
    build("f");
    build("a", { isClean: false });
    expect(retain(0)).toEqual({ releases: 1, added: 0, removed: 3 });
    expect([isThere("f"), isThere("a")]).toEqual([NONE, ALL]);
  });
});
