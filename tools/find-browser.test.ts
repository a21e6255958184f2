import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

const MODULE = pathToFileURL(path.resolve("tools/find-browser.mjs")).href;

/** Loads the module as other scripts do: as an ES module in a process of its own, on a platform of the test's choice. */
function find(environment: Record<string, string>, platform = "linux"): string {
  const script = `
    Object.defineProperty(process, "platform", { value: ${JSON.stringify(platform)} });
    const { findBrowser } = await import(${JSON.stringify(MODULE)});
    process.stdout.write(String(findBrowser()));`;
  const env = environment as NodeJS.ProcessEnv;
  return execFileSync(process.execPath, ["--input-type=module", "-e", script], { env, encoding: "utf8" });
}

describe("findBrowser", () => {
  let folder: string;
  const file = (name: string) => path.join(folder, name);

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "find-browser-"));
    for (const name of ["my-browser", "chrome.exe"]) writeFileSync(file(name), "");
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it("takes the browser that CHROMIUM names before any other", () => {
    expect(find({ CHROMIUM: file("my-browser") })).toBe(file("my-browser"));
  });

  it("takes no other browser where CHROMIUM names one that is not there", () => {
    expect(find({ CHROMIUM: file("missing") })).toBe("undefined");
  });

  it("looks on the PATH where no usual place has one", () => {
    expect(find({ PATH: folder }, "win32")).toBe(file("chrome.exe"));
  });

  it("finds none where there is none", () => {
    expect(find({ PATH: file("nowhere") }, "darwin")).toBe("undefined");
  });

  it("fills in Windows's folders", () => {
    // A POSIX file system takes the backslashes as part of the name, so the place can be made up on any machine.
    const place = `${file("Programs")}\\Google\\Chrome\\Application\\chrome.exe`;
    writeFileSync(place, "");
    expect(find({ PROGRAMFILES: file("Programs") }, "win32")).toBe(place);
  });

  it("names a file on this machine, or nothing", () => {
    expect(find({ PATH: process.env["PATH"] ?? "" }, process.platform)).toMatch(/^(?:undefined|.*chrom.*)$/iu);
  });
});
