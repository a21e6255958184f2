import { spawnSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { scripts } from "../package.json";
import { temporaryFolder } from "../test/temporary-folder";

/** Commands of package.json that run a program of this repository, by name. */
const COMMANDS = Object.entries(scripts).flatMap(([name, line]) => {
  const [, program = "", file = "", argument = ""] = /^(node|tsx) ((?!node_modules)\S+) ?(\S*)$/u.exec(line) ?? [];
  const loader = program === "tsx" ? ["--import", "tsx"] : [];
  return file ? [{ name, words: [...loader, file, ...argument.split(" ").filter(Boolean)] }] : [];
});

const run = (words: string[], option: string) => spawnSync(process.execPath, [...words, option], { encoding: "utf8" });

it.each(COMMANDS)("npm run $name refuses an unknown option with one line", ({ words }) => {
  const { status, stderr } = run(words, "--hlep");
  expect(stderr).toMatch(/^Unknown option '--hlep' - the command is: npm .+\n$/u);
  expect(status).toBe(1);
});

it.each([
  ["its options for --help", "--help", 0, /^npm run develop .+\n {2}--host .+\n/u],
  ["the problem of an unknown argument", "now", 1, /^Unknown argument "now" - the command is: .+\n$/u],
  ["the problem of a missing value", "--host", 1, /^Option '--host <value>' argument missing - the command is: .+\n$/u],
] as const)("npm run develop prints %s", (_title, option, code, output) => {
  const { status, stdout, stderr } = run(["tools/develop.mjs"], option);
  expect(stdout + stderr).toMatch(output);
  expect(status).toBe(code);
});

it.each(["check:content", "check:size", "check:security-txt", "serve"])(
  "npm run %s names a file or folder that is missing",
  (name) => {
    const { words = [] } = COMMANDS.find((command) => command.name === name) ?? {};
    const args = words.map((word) => (word.endsWith(".ts") ? path.resolve(word) : word));
    const folder = temporaryFolder();
    const program = args.map((word) => (word === "tsx" ? pathToFileURL(require.resolve("tsx")).href : word));
    const { stderr, status } = spawnSync(process.execPath, program, { cwd: folder.path, encoding: "utf8" });
    folder.remove();
    expect(stderr).toMatch(/^\S+ - is missing - .+\n$/u);
    expect(status).toBe(1);
  },
);
