import { median, type Maybe, ratio } from "../report/statistics";
import { table } from "../report/table";
import { type Built, type Step, STEPS } from "./steps";

/** All builds of a site, by step, a round after the other. */
export interface SiteBuilds {
  name: string;
  builds: Readonly<Record<Step, readonly Built[]>>;
}

const MEBIBYTE = 2 ** 20;
const NONE = "-";

interface Column {
  head: string;
  valueOf(built: Built): Maybe<number>;
  write(value: number): string;
  /** Whether less of it is better, so that a ratio says something. */
  isCost: boolean;
}

const seconds = (value: number) => value.toFixed(1);
const whole = (value: number) => String(Math.round(value));

const COLUMNS: readonly Column[] = [
  { head: "wall, s", valueOf: ({ wall }) => wall, write: seconds, isCost: true },
  { head: "CPU, s", valueOf: ({ cpu }) => cpu, write: seconds, isCost: true },
  {
    head: "peak memory, MiB",
    valueOf: ({ peak }) => (peak === undefined ? undefined : peak / MEBIBYTE),
    write: whole,
    isCost: true,
  },
  { head: "pages", valueOf: ({ pages }) => pages, write: whole, isCost: false },
  { head: "pages/s", valueOf: ({ pages, wall }) => pages / wall, write: seconds, isCost: false },
  { head: "app chunk, bytes", valueOf: ({ app }) => app, write: whole, isCost: false },
];

/**
 * @param sites ours first; ratios are to the second, where there is one
 * @returns a table in markdown, a row per step and site: medians of the rounds, `0.50 (10.6)` for half of the second's
 */
export function buildTable(sites: readonly SiteBuilds[]): string {
  const [, peer] = sites;
  const rows = STEPS.flatMap((step) =>
    sites.map((site) => {
      const cells = COLUMNS.map((column) => {
        const value = medianOf(site, step, column);
        const times = peer && peer !== site && column.isCost ? ratio(value, medianOf(peer, step, column)) : undefined;
        const text = value === undefined ? NONE : column.write(value);
        return times === undefined ? text : `${times.toFixed(2)} (${text})`;
      });
      return [step, ...(peer ? [site.name] : []), ...cells];
    }),
  );
  return table(["build", ...(peer ? ["site"] : []), ...COLUMNS.map(({ head }) => head)], rows);
}

function medianOf({ builds }: SiteBuilds, step: Step, { valueOf }: Column): Maybe<number> {
  return median(builds[step].map(valueOf));
}

/**
 * @param most how many activities, the longest first
 * @returns a table of what Gatsby says has taken how long in the last round, a column per step, in seconds
 */
export function activityTable({ builds }: SiteBuilds, most: number): string {
  const lasts = STEPS.map((step) => builds[step].at(-1)?.activities ?? []);
  const names = [
    ...new Set(
      lasts
        .flat()
        .sort((a, b) => b.seconds - a.seconds)
        .map(({ name }) => name),
    ),
  ];
  const rows = names.slice(0, most).map((name) => {
    const times = lasts.map((activities) => activities.find((activity) => activity.name === name)?.seconds);
    return [name, ...times.map((time) => (time === undefined ? NONE : time.toFixed(1)))];
  });
  return table(["activity, s", ...STEPS], rows);
}
