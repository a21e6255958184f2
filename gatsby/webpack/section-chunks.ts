/** Groups sections that often occur together: each group shares a chunk (docs/decisions/0009-chunks.md). */
import type { Chunk, ChunkGraph, Module } from "webpack";

const GROUPS: Readonly<Record<string, string>> = {
  cards: "listing-offer related",
  comparisons: "code data grid ranking",
  general: "comparison fact-card figure figures items listing-fares questions text",
  home: "departures hero-lines",
  lists: "listing-fairs listing-services listing-vacancies site-map teams",
  plans: "calendar timetable",
  // The shared chunk includes these: a separate file would be a request more for 600 bytes.
  shared: "process statement",
  switches: "sheet switchboard",
};

/** Returns the name that webpack gives the chunk of a module, such as `calendar-section-tsx`. */
export const chunkName = (module: string): string => `${module.replaceAll("/", "-")}-tsx`;

const GROUP_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(GROUPS).flatMap(([group, names]) =>
    names.split(" ").map((name) => [`${name}-section-tsx`, group] as const),
  ),
);

/** Webpack's cache groups, one per group of sections. */
export const SECTION_GROUPS = Object.fromEntries(
  Object.keys(GROUPS).map((group) => [
    group,
    {
      name: group === "shared" ? group : `sections-${group}`,
      chunks: ({ name }: Chunk) => GROUP_OF.get(name ?? "") === group,
      minChunks: 1,
      priority: 1,
      enforce: true,
    },
  ]),
);

const SITE_MODULE = /[\\/]src[\\/].*\.tsx?$/u;
/** Modules that few kinds of pages need. Each chunk that needs one of them has a copy. */
const RARE_MODULES =
  /[\\/](?:components[\\/](?:age|board|flaps|passes|price-tag|stub)|i18n[\\/]relative-time|sections[\\/]demonstration|templates[\\/]shared[\\/](?:code-hero|fare-section|run-ins))/u;
const MIN_CHUNKS = 3;

/** Checks whether at least three chunks need a module of the site, which then moves into the shared chunk. */
export function isSharedModule(module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean {
  const file = module.nameForCondition() ?? "";
  if (!SITE_MODULE.test(file) || RARE_MODULES.test(file)) return false;
  const scripts = [...chunkGraph.getModuleChunksIterable(module)].map(({ name, id }) => name ?? `${id}`);
  return new Set(scripts.map((name) => GROUP_OF.get(name) ?? name)).size >= MIN_CHUNKS;
}
