import type { SiteName } from "../site/copies";
import { median, type Maybe } from "./statistics";

/** The figures of one run, by name; figures.ts says what each of them is. */
export type Run = Partial<Record<string, number>>;

/** All runs, by page and site. */
export type Runs = Map<string, Map<SiteName, Run[]>>;

/** @returns the median of one figure at one site, over the runs that have it. */
export function medianOf(runs: Runs, page: string, site: SiteName, id: string): Maybe<number> {
  return median((runs.get(page)?.get(site) ?? []).map((run) => run[id]));
}
