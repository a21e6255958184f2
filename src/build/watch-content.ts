import { watch } from "node:fs";
import type { Reporter } from "gatsby";

/** While `npm run develop` runs, a change in content or messages is read and checked at once; mistakes are shown. */
export function watchContent(reload: () => void, reporter: Reporter): void {
  let timer: NodeJS.Timeout | undefined;
  const onChange = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        reload();
        reporter.success("content read");
      } catch (error) {
        reporter.error(error instanceof Error ? error.message : String(error));
      }
    }, 100);
  };
  watch("src/sections", { recursive: true }, (_event, file) => {
    if (file?.endsWith(".yml")) onChange();
  });
  for (const folder of ["content", "locales"]) watch(folder, { recursive: true }, onChange);
}
