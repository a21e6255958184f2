/**
 * `npm run bench -- --runs 7 --pages /de/,/de/contact/ --parts load,navigation --json file --print-only`: what is built in
 * `public`, beside the same pages without any script. Measures; asserts nothing.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { launchBrowser } from "./browser/browser";
import { loadRun } from "./browser/load-run";
import { measure, PARTS, type Plan } from "./measure";
import { measuredOn } from "./report/machine";
import type { Runs } from "./report/runs";
import { summary } from "./report/summary";
import { writeSection } from "./report/write-section";
import { withScratchFolder } from "./scratch-folder";
import { copySite, type SiteName, SITES } from "./site/copies";
import { serveSites } from "./site/serve";

const SECTION = "bench";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "7" },
    pages: { type: "string", default: "/de/,/de/news/itb-2026-programme/,/de/services/it-consulting/" },
    parts: { type: "string", default: PARTS.join() },
    menu: { type: "string", default: 'button[popovertarget="menu"]' },
    json: { type: "string" },
    "print-only": { type: "boolean", default: false },
  },
});

function readPlan(): Plan {
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: write a whole number from 1`);
  const parts = PARTS.filter((part) => values.parts.split(",").includes(part));
  if (parts.length === 0) throw new Error(`--parts ${values.parts}: there are ${PARTS.join(" and ")}`);
  return { runs, parts, pages: values.pages.split(","), menu: values.menu };
}

async function bench(plan: Plan, folder: string): Promise<void> {
  const folders = new Map<SiteName, string>();
  for (const name of SITES) {
    if (name === "floor with rules" && !plan.parts.includes("navigation")) continue;
    console.error(`copying the site: ${name}`);
    folders.set(name, path.join(folder, name.replaceAll(" ", "-"), "public"));
    await copySite("public", folders.get(name)!, name);
  }
  const served = await serveSites(folders, folder);
  const browser = await launchBrowser(served.pin);
  try {
    // The first visit of all would pay for the browser's and the server's own start.
    for (const origin of served.origins.values()) await loadRun(browser, `${origin}${plan.pages[0]}`, plan.menu, false);
    const where = measuredOn([`Chromium ${browser.version()}`, served.host, `${plan.runs} runs by turns`]);
    await report(await measure(browser, served.origins, plan), plan, where);
  } finally {
    await browser.close();
    await served.stop();
  }
}

async function report(runs: Runs, plan: Plan, where: string): Promise<void> {
  const text = summary(runs, plan.pages, where);
  console.log(text);
  if (values.json) writeFileSync(values.json, JSON.stringify(toObject(runs), undefined, 1));
  if (values["print-only"]) return;
  const file = await writeSection(SECTION, text);
  console.error(file ? `Written into ${file}.` : `docs/performance.md has no section ${SECTION}: nothing is written.`);
}

const toObject = (runs: Runs) =>
  Object.fromEntries([...runs].map(([page, sites]) => [page, Object.fromEntries(sites)]));

async function main(): Promise<void> {
  const plan = readPlan();
  await withScratchFolder((folder) => bench(plan, folder));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
