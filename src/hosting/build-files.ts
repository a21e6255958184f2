import path from "node:path";

/**
 * @param folder the built site
 * @param name of a file that is not for visitors: rules for a host, webpack's statistics
 * @returns its path beside the site, where no host serves it (docs/operating.md)
 */
export function buildFile(folder: string, name: string): string {
  return path.join(folder, "..", "hosting", name);
}
