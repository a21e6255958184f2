import { watch } from "node:fs";
import type { Reporter } from "gatsby";
import { setContentErrors } from "./content-errors";
import { problemLines } from "../load-site";

/** Saving emits several events, and a tool may write several files. */
const DEBOUNCE_MS = 100;

/** Reloads after each change of content, messages or a section's example, and reports mistakes to the pages. */
export function watchContent(reload: () => Promise<void>, reporter: Reporter): void {
  const update = async () => {
    try {
      await reload();
      setContentErrors([]);
      reporter.success("content read");
    } catch (error) {
      setContentErrors(problemLines(error));
      reporter.error(error instanceof Error ? error.message : String(error));
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const onChange = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void update(), DEBOUNCE_MS);
  };
  for (const folder of ["content", "locales"]) watch(folder, { recursive: true }, onChange);
  watch("src/sections", { recursive: true }, (_event, file) => {
    if (file?.endsWith(".yml")) onChange();
  });
}
