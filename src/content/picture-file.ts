import path from "node:path";
import type { DraftPage } from "./draft";
import type { FieldMeta } from "./field-meta";

/** @returns the path of a page's picture from the project's root; with `perLanguage` that of the page's language */
export function pictureFile(
  { folder, language }: Pick<DraftPage, "folder" | "language">,
  file: unknown,
  { perLanguage }: Partial<FieldMeta>,
): string {
  const name = String(file);
  return path.posix.join(folder, perLanguage ? name.replace(/(?=\.png$)/u, `.${language}`) : name);
}
