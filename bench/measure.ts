import type { Browser } from "@playwright/test";
import { loadRun } from "./browser/load-run";
import { navigationRun } from "./browser/navigation-run";
import { startRun } from "./browser/start-run";
import { WAYS } from "./browser/ways";
import type { Run, Runs } from "./report/runs";
import { orderOf } from "./report/statistics";
import type { SiteName } from "./site/copies";

/** What can be measured by itself. */
export const PARTS = ["load", "navigation"] as const;
export type Part = (typeof PARTS)[number];

export interface Plan {
  parts: readonly Part[];
  /** Paths of pages, such as `/de/`. */
  pages: readonly string[];
  /** How often each figure is measured at each site. */
  runs: number;
  /** The selector of the menu's button. */
  menu: string;
}

type Measure = (address: string) => Promise<Run>;

interface Task {
  name: string;
  sites: readonly SiteName[];
  measure: Measure;
}

/** The floor with speculation rules differs from the floor in what happens after a tap only. */
const LOADED: readonly SiteName[] = ["floor", "ours"];
const VISITED: readonly SiteName[] = ["floor", "ours", "floor with rules"];

/**
 * Measures page by page, the sites by turns.
 * @param origins where each site is served
 * @throws where the floor loads a script: it would be no floor
 */
export async function measure(browser: Browser, origins: ReadonlyMap<SiteName, string>, plan: Plan): Promise<Runs> {
  const runs: Runs = new Map();
  for (const page of plan.pages) {
    const results = new Map<SiteName, Run[]>();
    runs.set(page, results);
    for (const { name, sites, measure: measureOnce } of tasksOf(browser, plan)) {
      console.error(`${page} ${name}`);
      for (let round = 0; round < plan.runs; round += 1) {
        for (const site of orderOf(sites, round)) {
          const run = await measureOnce(`${origins.get(site)}${page}`);
          if (site === "floor" && (run["jsTillIdle"] ?? 0) > 0) throw new Error(`The floor of ${page} loads a script`);
          results.set(site, [...(results.get(site) ?? []), run]);
        }
      }
    }
  }
  return runs;
}

function tasksOf(browser: Browser, { parts, menu }: Plan): Task[] {
  const loads: Task[] = [
    { name: "load", sites: LOADED, measure: (address) => loadRun(browser, address, menu) },
    { name: "taps while it starts", sites: LOADED, measure: (address) => startRun(browser, address, menu) },
  ];
  const moves = WAYS.map((way): Task => {
    const name = `next page, ${way.mode}, ${way.speed}`;
    return { name, sites: VISITED, measure: (address) => navigationRun(browser, address, way) };
  });
  return [...(parts.includes("load") ? loads : []), ...(parts.includes("navigation") ? moves : [])];
}
