import path from "node:path";
import { writeIfChanged } from "../../src/write-if-changed";
import { readFileSync } from "./untracked-files";

/**
 * The inline scripts, each identical in all documents so that the policy allows it by hash (quality S1): the early script of
 * every page's head, and the redirect to a language. They are built in another process than the one that renders pages.
 */
const FOLDER = ".cache/inline-scripts";

export type InlineScript = "early" | "redirect";

const fileOf = (name: InlineScript) => path.join(FOLDER, `${name}.js`);

export const readInlineScript = (name: InlineScript): string => readFileSync(fileOf(name), "utf8");

export const writeInlineScript = (name: InlineScript, code: string): void => writeIfChanged(fileOf(name), code);
