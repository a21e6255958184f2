/** Reads and checks the content of this repository. */
import { buildDay } from "../content/clock";
import { type LoadedContent, loadContent } from "../content/load";
import { formatProblem } from "../content/problem";
import { model } from "../model/model";

/** @throws with a line for every mistake */
export function readRealContent(): LoadedContent {
  const loaded = loadContent(process.cwd(), buildDay(), model);
  if (loaded.problems.length > 0) throw new Error(loaded.problems.map(formatProblem).join("\n"));
  return loaded;
}
