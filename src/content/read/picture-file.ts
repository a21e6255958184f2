import { existsSync } from "node:fs";
import path from "node:path";
import type { DraftPage } from "../draft";
import type { FieldMeta } from "../field-meta";

/** @returns whether a picture is a drawing by its name */
export function isDrawing(file: string): boolean {
  return file.toLowerCase().endsWith(".svg");
}

/** @returns whether a picture is a screen's by its name, of which each language has its own */
export function isScreenshot(file: string): boolean {
  return /(?:^|\/)screen-[\w-]+\.[a-z]{2}\.png$/u.test(file);
}

/** @returns the path of a page's picture from the project's root; with `perLanguage` that of the page's language */
export function pictureFile(
  { folder, language }: Pick<DraftPage, "folder" | "language">,
  file: unknown,
  { perLanguage }: Partial<FieldMeta>,
): string {
  const name = String(file);
  return path.posix.join(folder, perLanguage ? name.replace(/(?=\.png$)/u, `.${language}`) : name);
}

/**
 * @param file a picture's path from the project's root
 * @param root the project's, the current folder by default
 * @returns the path of the screen's narrow picture, which phones show in its place; none where there is no such file
 */
export function narrowFile(file: string, root: string = ""): string[] {
  const narrow = file.replace(/(?=\.[a-z]{2}\.png$)/u, "-narrow");
  return isScreenshot(file) && existsSync(path.join(root, narrow)) ? [narrow] : [];
}
