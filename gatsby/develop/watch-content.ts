import { watch } from "node:fs";
import type { Reporter } from "gatsby";
import { tellMistakes } from "./mistakes";
import { linesOf } from "../load-site";

/** A save writes more than once, and an editor's tool more than one file. */
const PAUSE = 100;

/** @param react is called once after each change of content, of messages or of a section's example */
function onContentChange(react: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  const onChange = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void react(), PAUSE);
  };
  for (const folder of ["content", "locales"]) watch(folder, { recursive: true }, onChange);
  watch("src/sections", { recursive: true }, (_event, file) => {
    if (file?.endsWith(".yml")) onChange();
  });
}

/** While `npm run develop` runs, a change in content or messages is read and checked at once; mistakes are told to the pages. */
export function watchContent(reload: () => Promise<void>, reporter: Reporter): void {
  onContentChange(async () => {
    try {
      await reload();
      tellMistakes([]);
      reporter.success("content read");
    } catch (error) {
      tellMistakes(linesOf(error));
      reporter.error(error instanceof Error ? error.message : String(error));
    }
  });
}
