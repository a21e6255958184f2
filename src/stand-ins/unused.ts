/**
 * Stands in for gatsby-script, which brings Partytown with it (5.7 KB): this site loads no foreign script. Gatsby's
 * entry re-exports these names (gatsby/cache-dir/gatsby-browser-entry.js).
 */
export const Script = (): null => null;
export const ScriptStrategy = {};
export const collectedScriptsByPage = { get: (): [] => [], set: (): void => undefined, delete: (): void => undefined };
export const scriptCache = new Set<string>();
export const scriptCallbackCache = new Map<string, unknown>();
export const partytownSnippet = (): string => "";
