/** The content of this repository, looked at on any day. */
import { buildDay } from "../content/clock";
import { type LoadedContent, loadContent } from "../content/load";
import { formatProblem } from "../content/problem";
import { model } from "../model/model";
import { createSite } from "../routes/create-site";
import type { Site } from "../routes/site";

let loaded: LoadedContent | undefined;

/** @returns what is published today, read once per test file. */
export function realContent(): LoadedContent {
  loaded ??= loadContent(process.cwd(), buildDay(), model);
  if (loaded.problems.length > 0) throw new Error(loaded.problems.map(formatProblem).join("\n"));
  return loaded;
}

/** @returns today's pages as they will be (or were) on another day: what is over, what is filled. */
export function siteOn(day: string): Site {
  return createSite(realContent(), day);
}
