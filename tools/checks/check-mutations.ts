/**
 * `npm run check mutations`: 200 texts and 100 pictures of this site with one mistake each. Every one is reported with its
 * place and its remedy, or the site is built with it: no error reaches an editor first in a build (quality E1). `SEED` is
 * another three hundred; with `SHOW=1` all lines are printed.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildDay } from "../../src/content/clock";
import { filesBelow } from "../../src/content/files-below";
import { loadContent } from "../../src/content/load";
import { formatProblem, type Problem } from "../../src/content/problem";
import { model } from "../../src/model/model";
import { mutatePicture, mutateText, type Random, seeded } from "./mutate";
import { buildCopy, copySite } from "./site-copy";

const SEED = Number(process.env["SEED"] ?? 1);
const ONE_LINE = /^\S[^\n]*:\d+:\d+ [^\n]+ - [^\n]+ - [^\n]+$/u;
const OF_A_PROGRAM = /\bat .+:\d+:\d+\)|\b(?:TypeError|RangeError|undefined)\b/u;

/** @returns the files that are no longer what they were */
function spoil(copy: string, random: Random): string[] {
  const some = (ending: RegExp, count: number) =>
    filesBelow(copy, "content")
      .filter((file) => ending.test(file))
      .map((file) => ({ file, order: random(1e6) }))
      .sort((one, other) => one.order - other.order)
      .slice(0, count)
      .map(({ file }) => file);
  const spoilt = [...some(/\.(?:md|yml|svg)$/u, 200), ...some(/\.(?:png|jpe?g|webp)$/u, 100)];
  for (const file of spoilt) {
    const bytes = readFileSync(file);
    const isText = /\.(?:md|yml|svg)$/u.test(file);
    writeFileSync(path.join(copy, file), isText ? mutateText(String(bytes), random) : mutatePicture(bytes, random));
  }
  return spoilt;
}

/** Checks again and again without the files that were reported. @returns what an editor would have seen */
function refuse(copy: string, spoilt: Set<string>): string[] {
  const lines: string[] = [];
  for (;;) {
    const { problems } = loadContent(copy, buildDay(), model);
    if (problems.length === 0) return lines;
    lines.push(...problems.map(formatProblem));
    const reported = [...spoilt].filter((file) => problems.some((problem) => isAbout(problem, file)));
    // What points to a page that is no longer there names the page that points.
    const back = reported.length > 0 ? reported : [...spoilt].slice(0, 10);
    if (back.length === 0) throw new Error(`The site as it was has mistakes:\n${lines.join("\n")}`);
    for (const file of back) {
      cpSync(file, path.join(copy, file));
      spoilt.delete(file);
    }
  }
}

function isAbout(problem: Problem, file: string): boolean {
  const isBeside = path.posix.dirname(problem.file) === path.posix.dirname(file);
  return problem.file === file || (isBeside && formatProblem(problem).includes(path.posix.basename(file)));
}

async function main(): Promise<void> {
  const copy = mkdtempSync(path.join(tmpdir(), "site-mutations-"));
  try {
    copySite(copy);
    const spoilt = new Set(spoil(copy, seeded(SEED)));
    const count = spoilt.size;
    const lines = refuse(copy, spoilt);
    if (process.env["SHOW"]) console.log(lines.join("\n"));
    const unclear = lines.filter((line) => !ONE_LINE.test(line) || OF_A_PROGRAM.test(line));
    for (const line of unclear) console.error(line);
    await buildCopy(copy);
    console.log(
      `mutations: ${count} files, ${count - spoilt.size} refused with ${lines.length} lines, ${spoilt.size} built`,
    );
    if (unclear.length > 0) process.exitCode = 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

void main();
