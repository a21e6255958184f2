/** The language redirect, minified once for all documents, so that one hash allows it (quality S1). */
import { buildRedirectFile, buildRedirectScript } from "../../src/i18n/redirect-script";
import { memoize } from "../../src/memoize";
import { minifyScript } from "../webpack/minify";

const minified = memoize(minifyScript);

/** Returns the inline script of documents. */
export const minifiedInlineRedirect = (): string => minified(buildRedirectScript());

/** Returns the script file, for documents whose inline script the policy of a different build forbids. */
export const minifiedRedirectFile = (): string => minified(buildRedirectFile());
