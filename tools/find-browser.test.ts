import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

const MODULE = pathToFileURL(path.resolve("tools/find-browser.mjs")).href;

/** Loads the module as other scripts do: as an ES module in a process of its own, on a platform of the test's choice. */
function find(environment: Record<string, string>, platform: string): string {
  const script = `
    Object.defineProperty(process, "platform", { value: ${JSON.stringify(platform)} });
    const { findBrowser } = await import(${JSON.stringify(MODULE)});
    process.stdout.write(String(findBrowser()));`;
  const env = environment as NodeJS.ProcessEnv;
  return execFileSync(process.execPath, ["--input-type=module", "-e", script], { env, encoding: "utf8" });
}

let folder: string;
const file = (name: string) => path.join(folder, name);
/** A POSIX file system takes the backslashes as part of the name, so the place can be made up on any machine. */
const PLACE = "Programs\\Google\\Chrome\\Application\\chrome.exe";

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "find-browser-"));
  for (const name of ["my-browser", "chrome.exe", PLACE]) writeFileSync(file(name), "");
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ["that CHROMIUM names", "CHROMIUM", "my-browser", "linux", "my-browser"],
  ["that CHROMIUM names, and no other where it is not there", "CHROMIUM", "missing", "linux", undefined],
  ["on the PATH where no usual place has one", "PATH", "", "win32", "chrome.exe"],
  ["in Windows's folders", "PROGRAMFILES", "Programs", "win32", PLACE],
  ["that is none where there is none", "PATH", "nowhere", "darwin", undefined],
])("the browser found is the one %s", (_where, variable, value, platform, found) => {
  expect(find({ [variable]: file(value) }, platform)).toBe(found ? file(found) : "undefined");
});
