import { buildDay } from "../content/clock";
import { loadContent } from "../content/load";
import { formatProblem } from "../content/problem";
import { model } from "../model/model";
import { createSite } from "../routes/create-site";
import type { Site } from "../routes/site";

/**
 * Reads, checks and computes the whole site. The same check as `npm run check:content` stands before every build.
 * @throws with a line for every mistake in content
 */
export function loadSite(root: string = process.cwd()): Site {
  const today = buildDay();
  const loaded = loadContent(root, today, model);
  if (loaded.problems.length > 0) {
    throw new Error(
      `The content has ${loaded.problems.length} mistakes:\n${loaded.problems.map(formatProblem).join("\n")}`,
    );
  }
  return createSite(loaded, today);
}
