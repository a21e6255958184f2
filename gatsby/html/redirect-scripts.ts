/** The language redirect as it is shipped: minified once for all documents, so that one hash allows it (quality S1). */
import { redirectFile, redirectScript } from "../../src/i18n/redirect-script";
import { memoize } from "../../src/memoize";
import { minifyScript } from "../webpack/minify";

const minified = memoize(minifyScript);

/** @returns what stands in documents */
export const inlineRedirect = (): string => minified(redirectScript());

/** @returns what lies beside them as a file */
export const redirectInFile = (): string => minified(redirectFile());
