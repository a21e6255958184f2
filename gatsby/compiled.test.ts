import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compiled } from "./compiled";

const project = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "compiled-"));
  process.chdir(folder);
  mkdirSync("src");
  writeFileSync("src/greeting.ts", 'export const greeting: string = "Guten Tag";');
  writeFileSync("src/hooks.ts", 'export { greeting } from "./greeting";\nexport { basename } from "node:path";');
});

afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

describe("compiled", () => {
  it("gives what a module and its imports export", () => {
    const hooks = compiled<{ greeting: string; basename: unknown }>("src/hooks.ts");
    expect(hooks.greeting).toBe("Guten Tag");
    expect(hooks.basename).toBe(path.basename);
  });

  it("names file and line of what can't be compiled", () => {
    writeFileSync("src/greeting.ts", 'export const greeting = "Guten Tag;');
    expect(() => compiled("src/hooks.ts")).toThrow(/greeting\.ts:1:/u);
  });
});
