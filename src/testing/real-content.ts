/** The content of this repository, looked at on any day. */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildDay } from "../content/clock";
import type { LoadedContent } from "../content/load";
import { createSite } from "../routes/create-site";
import type { Site } from "../routes/site";
import { KEPT_CONTENT } from "./keep-content";

let loaded: LoadedContent | undefined;
const sites = new Map<string, Site>();

/** @returns what is published today, read once per run of the tests. */
export function realContent(): LoadedContent {
  loaded ??= keptContent() ?? keep(read());
  return loaded;
}

/** @returns today's pages as they will be (or were) on another day: what is over, what is filled. */
export function siteOn(day: string): Site {
  const site = sites.get(day) ?? createSite(realContent(), day);
  sites.set(day, site);
  return site;
}

/** @returns the site as it is in this repository. */
export function realSite(): Site {
  return siteOn(buildDay());
}

const keptFile = (): string => path.join(process.env[KEPT_CONTENT] ?? "", `${buildDay()}.json`);

function keptContent(): LoadedContent | undefined {
  return existsSync(keptFile()) ? (JSON.parse(readFileSync(keptFile(), "utf8")) as LoadedContent) : undefined;
}

/** Markdown, zod and their parts take a second to load, too: only who reads the content needs them. */
function read(): LoadedContent {
  const { readRealContent } = jest.requireActual<typeof import("./read-real-content")>("./read-real-content");
  return readRealContent();
}

/** Renamed into its place, as another test file may be reading. */
function keep(content: LoadedContent): LoadedContent {
  const unfinished = `${keptFile()}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(content));
  renameSync(unfinished, keptFile());
  return content;
}
