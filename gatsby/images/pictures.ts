import { isRecord, mapData } from "../../src/content/fields";
import type { PictureField } from "../../src/model/views/card";
import { findNarrowFile } from "../../src/content/read/picture-file";

/** Paths of pictures of pages, and in `npm run develop` of examples. */
const PICTURES = /^content\/pages\/|^src\/sections\/.+\.(?:svg|png)$/u;

function isPicture(value: unknown): value is PictureField & Record<string, unknown> {
  return isRecord(value) && typeof value["file"] === "string" && PICTURES.test(value["file"]);
}

export function findPictures(value: unknown): PictureField[] {
  if (isPicture(value)) return [value];
  if (Array.isArray(value)) return value.flatMap(findPictures);
  return isRecord(value) ? Object.values(value).flatMap(findPictures) : [];
}

/** Lists the paths of all pictures of pages and of their narrow versions, from the project's root. */
export function listPictureFiles(pages: readonly { content: unknown }[]): string[] {
  const pictures = pages.flatMap(({ content }) => findPictures(content));
  return [...new Set(pictures.flatMap(({ file }) => [file, ...findNarrowFile(file)]))];
}

/** Replaces each picture's `file` and `focus` by `image` and `objectPosition`. */
export async function withImages<T>(value: T, imageOf: (picture: PictureField) => Promise<unknown>): Promise<T> {
  const found = findPictures(value).map(async (picture) => [picture, await imageOf(picture)] as const);
  const images = new Map<unknown, unknown>(await Promise.all(found));
  return mapData(value, (each) => {
    if (!isPicture(each)) return each;
    const { file: _file, focus: _focus, ...shown } = each;
    const objectPosition = objectPositionFor(each);
    return { ...shown, image: images.get(each), ...(objectPosition && { objectPosition }) };
  });
}

/** Per cent. Each step has a class (src/components/picture/picture.module.css). */
const STEP = 25;

/**
 * Computes the crop position that keeps the focus from a to b visible: a crop of the length c that begins at the share
 * a / (1 - (b - a)) of 1 - c contains it. @returns `object-position` in per cent, in steps of 25
 */
function objectPositionFor({ focus }: Pick<PictureField, "focus">): readonly [x: number, y: number] | undefined {
  if (!focus) return undefined;
  const [left = 0, top = 0, right = 100, bottom = 100] = focus;
  return [share(left, right), share(top, bottom)];
}

function share(from: number, to: number): number {
  const rest = 100 - (to - from);
  return rest === 0 ? 50 : Math.round(((from / rest) * 100) / STEP) * STEP;
}
