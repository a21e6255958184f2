import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { appChunk } from "../../tools/checks/named-pages";
import { moveStatistics } from "../../src/hosting/scripts-and-styles";
import { type Activity, activitiesIn } from "./activities";
import { measureCommand } from "./measured-command";
import type { BenchSite } from "./sites";

export const STEPS = ["cold", "unchanged", "one edit", "one new entry"] as const;
export type Step = (typeof STEPS)[number];

/** One build, as it was measured: seconds and bytes. */
export interface Built {
  wall: number;
  cpu: number;
  peak: number | undefined;
  /** Pages that Gatsby knows, in all languages. */
  pages: number;
  /** Of the app chunk, after brotli. */
  app: number;
  activities: Activity[];
}

/** Both belong together (docs/operating.md): what is built, and what Gatsby keeps from one build to the next. */
const MADE = ["public", ".cache"];

const QUIET = { CI: "1", GATSBY_TELEMETRY_DISABLED: "1" };

/**
 * Makes what the step is about, and builds.
 * @param round from 1: in each, another word is changed and another entry is new
 * @throws where the site does not build, with the last of what it said
 */
export async function buildStep(site: BenchSite, step: Step, round: number, env: NodeJS.ProcessEnv): Promise<Built> {
  if (step === "cold") for (const name of MADE) rmSync(path.join(site.folder, name), { recursive: true, force: true });
  if (step === "one edit") site.edit(`(${round})`);
  if (step === "one new entry") await site.add(round);
  const { wall, cpu, peak, output } = await measureCommand("npm run build", site.folder, { ...QUIET, ...env });
  const folder = path.join(site.folder, "public");
  // Where stock Gatsby leaves them; ours are moved already.
  moveStatistics(folder);
  const app = brotliCompressSync(readFileSync(appChunk(folder))).length;
  return { wall, cpu, peak, pages: countPages(folder), app, activities: activitiesIn(output) };
}

/** @returns how many pages have data: documents that lead to them, such as those without a language, do not count. */
export function countPages(folder: string): number {
  const data = path.join(folder, "page-data");
  if (!existsSync(data)) return 0;
  const files = readdirSync(data, { recursive: true, encoding: "utf8" });
  return files.filter((file) => path.basename(file) === "page-data.json").length;
}
