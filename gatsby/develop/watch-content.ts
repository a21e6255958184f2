import { watch } from "node:fs";
import type { Reporter } from "gatsby";
import { setContentErrors } from "./mistakes";
import { problemLines } from "../load-site";

/** Debounces, in ms: saving emits several events, and a tool may write several files. */
const PAUSE = 100;

/** Reloads after each change of content, of messages or of a section's example, and reports mistakes to the pages. */
export function watchContent(reload: () => Promise<void>, reporter: Reporter): void {
  const react = async () => {
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
    timer = setTimeout(() => void react(), PAUSE);
  };
  for (const folder of ["content", "locales"]) watch(folder, { recursive: true }, onChange);
  watch("src/sections", { recursive: true }, (_event, file) => {
    if (file?.endsWith(".yml")) onChange();
  });
}
