import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "./temporary-folder";

const SETTINGS = [".editorconfig", ".prettierrc.json", "package.json"];
const POSTCSS =
  'require("postcss-loader/dist/utils").loadConfig({ fs: require("fs"), addDependency() {}, addBuildDependency() {} }, process.argv[1])';

describe("settings of a folder above the project", () => {
  const folder = temporaryFolder();
  const site = path.join(folder.path, "site");
  beforeAll(() => {
    folder.write(".editorconfig", "[*]\nindent_style = tab\nmax_line_length = 40\n");
    folder.write("postcss.config.js", 'throw new Error("above");');
    folder.write("site/a.ts", "if (a) {\n  b();\n}\n");
    for (const file of SETTINGS) cpSync(file, path.join(site, file));
  });
  afterAll(() => folder.remove());

  it.each([
    ["Prettier", ["node_modules/prettier/bin/prettier.cjs", "--check", path.join(site, "a.ts")]],
    ["PostCSS", ["--unhandled-rejections=strict", "-e", POSTCSS, site]],
  ])("do not apply to %s", (_program, args) => {
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    expect(stderr).toBe("");
    expect(status).toBe(0);
  });
});
