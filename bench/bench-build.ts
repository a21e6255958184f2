/**
 * `npm run bench:build -- --entries 100 --covers shared --rounds 1 --peer ../other --peer-entry content/a.md --json file
 * --env NAME=value --print-only`: how long this site takes to build with so many articles more. Everything happens in a
 * scratch folder.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { COVERS, type Covers } from "./build/covers";
import { activityTable, buildTable, type SiteBuilds } from "./build/report";
import { type BenchSite, ownSite, peerSite } from "./build/sites";
import { type Built, buildStep, type Step, STEPS } from "./build/steps";
import { measuredOn } from "./report/machine";
import { orderOf } from "./report/statistics";
import { writeSection } from "./report/write-section";
import { withScratchFolder } from "./scratch-folder";

const ACTIVITIES = 16;

const { values } = parseArgs({
  options: {
    entries: { type: "string", default: "100" },
    covers: { type: "string", default: "shared" },
    rounds: { type: "string", default: "1" },
    peer: { type: "string" },
    "peer-entry": { type: "string" },
    env: { type: "string", multiple: true, default: [] },
    json: { type: "string" },
    "print-only": { type: "boolean", default: false },
  },
});

interface Options {
  entries: number;
  covers: Covers;
  rounds: number;
}

function readOptions(): Options {
  const covers = COVERS.find((one) => one === values.covers);
  if (!covers) throw new Error(`--covers ${values.covers}: there are ${COVERS.join(" and ")}`);
  if (values.peer && !values["peer-entry"]) throw new Error("--peer needs --peer-entry: the file of an entry to edit");
  return { entries: wholeNumber("entries"), rounds: wholeNumber("rounds"), covers };
}

function wholeNumber(name: "entries" | "rounds"): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name} ${values[name]}: write a whole number from 1`);
  return number;
}

async function bench(options: Options, folder: string): Promise<SiteBuilds[]> {
  const { peer, "peer-entry": entry } = values;
  const env = Object.fromEntries(values.env.map((pair) => pair.split(/=(.*)/su).slice(0, 2)));
  const sites = [await ownSite(path.join(folder, "ours"), options.entries, options.covers)];
  if (peer && entry) sites.push(peerSite(path.resolve(peer), path.join(folder, "peer"), entry));
  const built = new Map<BenchSite, Record<Step, Built[]>>();
  for (const site of sites) built.set(site, { cold: [], unchanged: [], "one edit": [], "one new entry": [] });
  for (let round = 1; round <= options.rounds; round += 1) {
    for (const step of STEPS) {
      for (const site of orderOf(sites, round - 1)) {
        const one = await buildStep(site, step, round, site.name === "ours" ? env : {});
        built.get(site)?.[step].push(one);
        console.error(`${site.name}, ${step}: ${one.wall.toFixed(1)} s`);
      }
    }
  }
  return [...built].map(([{ name }, builds]) => ({ name, builds }));
}

async function report({ entries, covers, rounds }: Options, sites: readonly SiteBuilds[]): Promise<void> {
  const what = [`${entries} entries per language`, `${covers} covers`, `median of ${rounds}`, ...values.env];
  const text = `${measuredOn(what)}\n\n${buildTable(sites)}`;
  console.log(text);
  for (const site of sites) console.log(`\n${site.name}\n\n${activityTable(site, ACTIVITIES)}`);
  if (values.json) writeFileSync(values.json, JSON.stringify({ entries, covers, sites }, undefined, 1));
  const file = values["print-only"] ? undefined : await writeSection(`bench:build ${entries}`, text);
  if (file) console.error(`Written into ${file}.`);
}

async function main(): Promise<void> {
  const options = readOptions();
  await report(options, await withScratchFolder((folder) => bench(options, folder)));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
