import { watch } from "node:fs";
import type { Reporter } from "gatsby";
import { tellMistakes } from "../editor/develop/mistakes";
import { ContentMistakes } from "./load-site";

/** While `npm run develop` runs, a change in content or messages is read and checked at once; mistakes are told to the pages. */
export function watchContent(reload: () => void, reporter: Reporter): void {
  let timer: NodeJS.Timeout | undefined;
  const onChange = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        reload();
        tellMistakes([]);
        reporter.success("content read");
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        tellMistakes(error instanceof ContentMistakes ? error.lines : [message]);
        reporter.error(message);
      }
    }, 100);
  };
  watch("src/sections", { recursive: true }, (_event, file) => {
    if (file?.endsWith(".yml")) onChange();
  });
  for (const folder of ["content", "locales"]) watch(folder, { recursive: true }, onChange);
}
