import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";

/** Gatsby's own mark for a document that was made before its cache was cleared (its reducer of documents, 5.16). */
const CACHE_WAS_CLEARED = 1;

/**
 * Has Gatsby write every document again, and nothing else: the pictures are the costly part. The list of documents stays,
 * for Gatsby does not go on where a page is deleted that it has no document of.
 * @param {string} file Gatsby's state between two builds, `.cache/redux/redux.rest.state`; nothing is done where there is none
 */
export function forgetDocuments(file) {
  if (!existsSync(file)) return;
  const state = deserialize(readFileSync(file));
  for (const document of state.html?.trackedHtmlFiles.values() ?? []) document.dirty |= CACHE_WAS_CLEARED;
  writeFileSync(file, serialize(state));
}
