import path from "node:path";
import { writeIfChanged } from "../../src/write-if-changed";
import { readFileSync } from "./untracked-files";

/** Inline scripts, equal in all documents, so that the security policy allows them by hash (quality S1). */
const FOLDER = ".cache/inline-scripts";

export type InlineScriptName = "early" | "redirect";

const scriptFile = (name: InlineScriptName) => path.join(FOLDER, `${name}.js`);

export const readInlineScript = (name: InlineScriptName): string => readFileSync(scriptFile(name), "utf8");

export const writeInlineScript = (name: InlineScriptName, code: string): void => writeIfChanged(scriptFile(name), code);
