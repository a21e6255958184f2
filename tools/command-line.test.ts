import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { scripts } from "../package.json";

/** Programs of this repository that are commands of package.json. */
const PROGRAMS = Object.values(scripts).flatMap((line) => /^(?:node|tsx) ((?!node_modules)\S+)/u.exec(line)?.[1] ?? []);

it.each([...new Set(PROGRAMS)])("%s reads its options by readCommandLine", (file) => {
  expect(readFileSync(file, "utf8")).toMatch(/\breadCommandLine\(/u);
});

it.each([
  ["develop", "its options for --help", "--help", 0, /^npm run develop .+\n {2}--host .+\n/u],
  ["develop", "the problem of an unknown option", "--hlep", 1, /^Unknown option '--hlep' - the command is: npm .+\n$/u],
  ["develop", "the problem of an unknown argument", "now", 1, /^Unknown argument "now" - the command is: .+\n$/u],
  [
    "develop",
    "the problem of a missing value",
    "--host",
    1,
    /^Option '--host <value>' argument missing - the command is: .+\n$/u,
  ],
  ["serve", "the folder that is missing", "no-such-site", 1, /^no-such-site\/index\.html - is missing - .+\n$/u],
] as const)("npm run %s prints %s", (name, _what, argument, code, output) => {
  const [program = "", file = ""] = scripts[name].split(" ");
  const words = program === "tsx" ? ["--import", "tsx", file] : [file];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...words, argument], { encoding: "utf8" });
  expect(stdout + stderr).toMatch(output);
  expect(status).toBe(code);
});
