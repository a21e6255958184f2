import { CODE_INPUTS, digestInputs } from "./build-inputs.cjs";
import { createCatalogue } from "./catalogue/catalogue";
import type { CataloguePage } from "../src/model/page-view";
import { listExampleFiles, isExample, withExamples } from "./catalogue/examples";
import { readBuildDay } from "../src/content/clock";
import type { Model } from "../src/content/raw-content";
import type { PageFile } from "../src/content/read/find-files";
import { type LoadedContent, loadContent } from "../src/content/load";
import { saveTextCache, loadTextCache } from "../src/content/text-cache";
import { isPreview } from "../src/content/preview";
import { formatProblem } from "../src/content/problem";
import { model } from "../src/model/model";
import { createSite } from "../src/site/create-site";
import type { Site } from "../src/site/site";

const TEXT_CACHE = ".cache/texts";

type Loaded = { site: Site; catalogue: CataloguePage[] };

/** Thrown if the content check reports mistakes, with a line for each. */
class ContentError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(`The content has ${lines.length} mistakes:\n${lines.join("\n")}`);
  }
}

/** Returns a line for each mistake in the content, or the message of an unexpected error. */
export function problemLines(error: unknown): readonly string[] {
  if (error instanceof ContentError) return error.lines;
  return [error instanceof Error ? error.message : String(error)];
}

/** Reads and checks the content and computes the site. @throws {ContentError} with a line for every mistake */
export function loadSite(root: string = process.cwd()): Site {
  return createSite(loadChecked(root, model), readBuildDay());
}

/** Loads the site, in development with the catalogue (docs/decisions/0002-content-check.md). @throws {ContentError} */
export function loadSiteForEnvironment(environment: string | undefined, root: string = process.cwd()): Loaded {
  if (environment !== "development") {
    const version = digestInputs(CODE_INPUTS);
    loadTextCache(TEXT_CACHE, version);
    const site = loadSite(root);
    saveTextCache(TEXT_CACHE, version);
    return { site, catalogue: [] };
  }
  const today = readBuildDay();
  const loaded = loadChecked(root, withExamples(model), listExampleFiles());
  const entries = loaded.entries.filter((entry) => !isExample(entry));
  const catalogue = createCatalogue(root, loaded, today);
  return { site: createSite({ ...loaded, entries }, today), catalogue };
}

function loadChecked(root: string, withModel: Model, more: readonly PageFile[] = []): LoadedContent {
  const loaded = loadContent(root, readBuildDay(), { ...withModel, showsDrafts: isPreview() }, more);
  if (loaded.problems.length === 0) return loaded;
  throw new ContentError(loaded.problems.map(formatProblem));
}
