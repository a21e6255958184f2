import path from "node:path";

/**
 * Returns the path of a build file that is not public: beside the site, which hosts do not serve (docs/operating.md).
 * @param folder the built site
 */
export function hostingFilePath(folder: string, name: string): string {
  return path.join(folder, "..", "hosting", name);
}
