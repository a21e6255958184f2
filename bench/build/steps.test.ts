import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import type { BenchSite } from "./sites";
import { buildStep, countPages } from "./steps";

let folder: TemporaryFolder;

/** A site that counts its builds, and says whether it had anything from the one before. */
const BUILD = `
  const fs = require("fs");
  const log = fs.existsSync("public/log") ? fs.readFileSync("public/log", "utf8") : "";
  for (const page of ["de", "en"]) fs.mkdirSync("public/page-data/" + page, { recursive: true });
  for (const page of ["de", "en"]) fs.writeFileSync("public/page-data/" + page + "/page-data.json", "{}");
  fs.writeFileSync("public/page-data/app-data.json", "{}");
  fs.writeFileSync("public/log", log + process.env.MARK + ";");
  fs.writeFileSync("public/app-0123.js", "run()");
  fs.writeFileSync("public/webpack.stats.json", JSON.stringify({ assetsByChunkName: { app: ["app-0123.js"] } }));
  console.log("success Building - 0.5s");
`;

const done: string[] = [];
const site = (): BenchSite => ({
  name: "small",
  folder: folder.path,
  edit: (word) => void done.push(`edit ${word}`),
  add: (number) => Promise.resolve(void done.push(`add ${number}`)),
});

beforeEach(() => {
  done.length = 0;
  folder = temporaryFolder();
  folder.write("package.json", JSON.stringify({ scripts: { build: "node build.cjs" } }));
  folder.write("build.cjs", BUILD);
});
afterEach(() => folder.remove());

describe("buildStep", () => {
  it("builds from nothing, then from what is there", async () => {
    const built = await buildStep(site(), "cold", 1, { MARK: "a" });
    expect(built).toMatchObject({ pages: 2, app: 9, activities: [{ name: "Building", seconds: 0.5 }] });
    await buildStep(site(), "unchanged", 1, { MARK: "b" });
    expect(folder.read("public/log")).toBe("a;b;");
    await buildStep(site(), "cold", 2, { MARK: "c" });
    expect(folder.read("public/log")).toBe("c;");
    expect(done).toEqual([]);
  });

  it("changes something before a build that is about it", async () => {
    await buildStep(site(), "one edit", 1, {});
    await buildStep(site(), "one new entry", 2, {});
    expect(done).toEqual(["edit (1)", "add 2"]);
  });
});

describe("countPages", () => {
  it("is 0 where nothing is built", () => expect(countPages(folder.path)).toBe(0));
});
