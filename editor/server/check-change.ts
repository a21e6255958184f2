/** Runs `check:content` and `check:messages` on a change before it is written. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findAllMessageProblems } from "../../tools/checks/message-problems";
import { loadContent } from "../../src/content/load";
import { formatProblem, type Problem } from "../../src/content/problem";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../src/i18n/languages";
import { model } from "../../src/model/model";
import { findOrphanedPictures } from "./pictures";
import type { Changes } from "./saved-files";
import { withStagedContent } from "./staged-content";

/** The command of @formatjs/cli. */
const FORMATJS = path.resolve("node_modules/@formatjs/cli/bin/formatjs");

export interface Checked {
  /** The check's lines: every mistake of the changed files, and new mistakes of further files. */
  problems: string[];
  /** Paths of pictures that the change leaves without a page, and that the save removes. */
  orphans: string[];
}

export function checkChange(root: string, changed: Changes, today: string): Checked {
  const isMessage = (file: string) => file.startsWith("locales/");
  const content = new Map([...changed].filter(([file]) => !isMessage(file)));
  const { problems, orphans } = content.size > 0 ? checkContent(root, content, today) : { problems: [], orphans: [] };
  if (![...changed.keys()].some(isMessage)) return { problems, orphans };
  return {
    problems: [...problems, ...compareMessages(root, changed), ...findAllMessageProblems(root, changed)],
    orphans,
  };
}

function checkContent(root: string, changed: Changes, today: string): Checked {
  const { problems, orphans } = withStagedContent(root, changed, (stagedRoot) => {
    const orphans = findOrphanedPictures(root, stagedRoot, [...changed.keys()]);
    for (const file of orphans) rmSync(path.join(stagedRoot, file));
    return { problems: loadContent(stagedRoot, today, model).problems, orphans };
  });
  const isInChange = ({ file }: Problem) => changed.has(file);
  const elsewhere = problems.filter((problem) => !isInChange(problem));
  const known = new Set(elsewhere.length > 0 ? loadContent(root, today, model).problems.map(formatProblem) : []);
  const newProblems = elsewhere.map(formatProblem).filter((line) => !known.has(line));
  return { problems: [...problems.filter(isInChange).map(formatProblem), ...newProblems], orphans };
}

/** Runs `formatjs verify`. @returns its report as one line, or none if the languages match */
function compareMessages(root: string, changed: Changes): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "fernwerk-messages-"));
  try {
    for (const name of LANGUAGES.map((language) => `${language}.json`))
      writeFileSync(
        path.join(folder, name),
        changed.get(`locales/${name}`) ?? readFileSync(path.join(root, "locales", name)),
      );
    const options = ["--source-locale", DEFAULT_LANGUAGE, "--missing-keys", "--extra-keys", "--structural-equality"];
    const args = [FORMATJS, "verify", ...options, path.join(folder, "*.json")];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    const lines = `${stderr}${stdout}`.split("\n").filter((line) => line && !line.startsWith("---"));
    return status === 0 ? [] : [`locales - ${lines.join(" ")}`];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
