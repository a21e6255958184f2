import { watch } from "chokidar";
import type { Reporter } from "gatsby";
import { writeIfChanged } from "../../src/write-if-changed";
import { PACKS_FOLDER } from "../files/language-packs";
import { problemLines } from "../load-site";

/** Saving emits several events, and a tool may write several files. */
const DEBOUNCE_MS = 100;

const FOLDERS = ["content", "locales", "src/sections"];

/** Reloads after each change of content, messages or a section's example, and reports mistakes to the pages. */
export function watchContent(reload: () => Promise<void>, reporter: Reporter): void {
  const showMistakes = (lines: readonly string[]) =>
    writeIfChanged(`${PACKS_FOLDER}/mistakes.json`, JSON.stringify(lines));
  const update = async () => {
    try {
      await reload();
      showMistakes([]);
      reporter.success("content read");
    } catch (error) {
      showMistakes(problemLines(error));
      reporter.error(error instanceof Error ? error.message : String(error));
    }
  };
  showMistakes([]);
  let timer: NodeJS.Timeout | undefined;
  // Node.js before 26 loses files in new folders, and a file that a save has replaced by renaming, as Vim, sed and Git do.
  watch(FOLDERS, { ignoreInitial: true }).on("all", (_event, file) => {
    if (/^src.*(?<!\.yml)$/u.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void update(), DEBOUNCE_MS);
  });
}
