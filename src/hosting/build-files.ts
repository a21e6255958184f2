import path from "node:path";

/**
 * What belongs to a build and is not for visitors lies beside the site, and is published with it (docs/operating.md):
 * hosts that are told nothing serve whatever lies in the site's folder.
 * @param folder the built site
 * @param name of a file: rules for a host, webpack's statistics
 * @returns where it lies
 */
export function buildFile(folder: string, name: string): string {
  return path.join(folder, "..", "hosting", name);
}
