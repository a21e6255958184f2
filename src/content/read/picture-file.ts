import { existsSync } from "node:fs";
import path from "node:path";
import type { RawPage } from "../raw-content";
import type { FieldMeta } from "../field-meta";

export function isDrawing(file: string): boolean {
  return file.toLowerCase().endsWith(".svg");
}

/** Checks by its name whether a picture is a screenshot, which each language has its own of. */
export function isScreenshot(file: string): boolean {
  return /(?:^|\/)screen-[\w-]+\.[a-z]{2}\.png$/u.test(file);
}

/** Returns the path of a page's picture from the project's root, with `perLanguage` that of the page's language. */
export function picturePath(
  { folder, language }: Pick<RawPage, "folder" | "language">,
  file: unknown,
  { perLanguage }: Partial<FieldMeta>,
): string {
  const name = String(file);
  return path.posix.join(folder, perLanguage ? name.replace(/(?=\.png$)/u, `.${language}`) : name);
}

/** Returns the screenshot for phones, if there is one. @param root the project, by default the current folder */
export function findNarrowFile(file: string, root: string = ""): string[] {
  const narrow = file.replace(/(?=\.[a-z]{2}\.png$)/u, "-narrow");
  return isScreenshot(file) && existsSync(path.join(root, narrow)) ? [narrow] : [];
}

const VIEW_BOX = /<svg\b[^>]*\sviewBox\s*=\s*(?:"([^"]*)"|'([^']*)')/u;

/** Reads a drawing's size from its viewBox. @returns undefined if it has no area */
export function readDrawingSize(text: string): { width: number; height: number } | undefined {
  const [, double, single = ""] = VIEW_BOX.exec(text) ?? [];
  const [, , width = 0, height = 0] = (double ?? single)
    .trim()
    .split(/[\s,]+/u)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}
