/**
 * Groups of sections that often occur on the same page. Each group shares a chunk, for fewer requests and bytes
 * (docs/decisions/0009-chunks.md). A section without a group has its own chunk.
 */
import type { Chunk, ChunkGraph, Module } from "webpack";

const GROUPS: Readonly<Record<string, string>> = {
  comparisons: "code data differences grid ranking",
  general: "comparison fact-card figure items listing-link-list listing-offer questions related text ways",
  home: "departures hero-lines",
  lists: "listing-fairs listing-services listing-vacancies site-map teams",
  more: "call-to-action figures proofs",
  plans: "calendar protocol timetable",
  story: "process projects statement",
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
      name: `sections-${group}`,
      chunks: ({ name }: Chunk) => GROUP_OF.get(name ?? "") === group,
      minChunks: 1,
      priority: 1,
      enforce: true,
    },
  ]),
);

/** Modules of the site, except for the age: only articles, their list and vacancies need it. */
const SITE_MODULE = /[\\/]src[\\/](?!components[\\/]age[\\/]|i18n[\\/]relative-time).*\.tsx?$/u;
const MIN_CHUNKS = 3;

/** Whether at least three chunks need a module of the site, which then moves into the shared chunk. */
export function isSharedModule(module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean {
  if (!SITE_MODULE.test(module.nameForCondition() ?? "")) return false;
  const scripts = [...chunkGraph.getModuleChunksIterable(module)].map(({ name, id }) => name ?? `${id}`);
  return new Set(scripts.map((name) => GROUP_OF.get(name) ?? name)).size >= MIN_CHUNKS;
}
