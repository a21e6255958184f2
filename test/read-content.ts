import { type LoadedContent, loadContent } from "../src/content/load";
import { formatProblem } from "../src/content/problem";
import { model } from "../src/model/model";

/** Reads valid content. @throws {Error} with a line for every mistake */
export function readContent(root: string, day: string): LoadedContent {
  const loaded = loadContent(root, day, model);
  if (loaded.problems.length > 0) throw new Error(loaded.problems.map(formatProblem).join("\n"));
  return loaded;
}
