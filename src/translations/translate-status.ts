/** `npm run translate-status`: which translations are older than their source, the most outdated first. Asserts nothing. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { findPageFiles, PAGES } from "../content/find-files";
import { type Changes, lastChanges, LOG } from "./last-changes";
import { formatOutdated, outdated } from "./outdated";

/** The longest log that is read, in bytes: some 400,000 changed files. */
const LONGEST = 64 * 1024 * 1024;

function git(...args: string[]): string {
  return execFileSync("git", args, { encoding: "utf8", maxBuffer: LONGEST, stdio: ["ignore", "pipe", "ignore"] });
}

/** The commits at which a shallow clone ends: each seems to add every file that it has. */
function edges(): Set<string> {
  const file = git("rev-parse", "--git-path", "shallow").trim();
  return new Set(existsSync(file) ? readFileSync(file, "utf8").split("\n") : []);
}

/** What is changed and not committed was changed now. */
function withUncommitted(changes: Changes): Changes {
  const now = { at: Math.floor(Date.now() / 1000), isEdge: false };
  const status = git("-c", "core.quotePath=off", "status", "--porcelain", "--untracked-files=all", "--", PAGES);
  const files = status.split("\n").flatMap((line) => line.slice(3).split(" -> ").at(-1) ?? []);
  return new Map([...changes, ...files.map((file) => [file, now] as const)]);
}

function run(): void {
  const ends = edges();
  const changes = withUncommitted(lastChanges(git(...LOG, "--relative", "--", PAGES), ends));
  const { pages } = findPageFiles(process.cwd());
  const found = outdated(pages, changes);
  for (const each of found) console.log(formatOutdated(each));
  console.log(found.length === 0 ? "No translation is older than its source." : `\n${found.length} to look at.`);
  if (ends.size > 0)
    console.log(
      "This clone is shallow: what was changed last before its first commit counts as changed with it, so pairs that differ only before are not listed. git fetch --unshallow brings the rest.",
    );
}

try {
  run();
} catch {
  console.log("There is no history here: npm run translate-status reads Git's.");
}
