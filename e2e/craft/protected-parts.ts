/** Whether what an editor has protected is in view: `focus` of a picture (docs/editing.md). */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { filesBelow } from "../../src/content/files-below";
import { IS_STARTER } from "../site";
import type { Finding } from "../text-boxes";

const CONTENT = IS_STARTER ? "starter/content/pages" : "content/pages";
/** What an editor is told that a crop may take: a fortieth of the picture. */
const ALLOWANCE = 0.025;

/** The edges of what is protected, as shares of the picture's width and height. */
interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A protected part by the name of its picture's file in the built site: the folder's name and the file's (gatsby/images/drawing.ts). */
export type Parts = Readonly<Record<string, Part>>;

/** @returns what is protected in the content, read from its files: neither the model nor the build is asked */
export function readProtectedParts(): Parts {
  const files = filesBelow(".", CONTENT).filter((file) => file.endsWith(".md"));
  const entries = files.flatMap((file) => {
    const [, head = ""] = /^---\n(.*?)\n---/su.exec(readFileSync(file, "utf8")) ?? [];
    return partsIn(parse(head), path.dirname(file));
  });
  return Object.fromEntries(entries);
}

function partsIn(value: unknown, folder: string): [name: string, part: Part][] {
  if (typeof value !== "object" || value === null) return [];
  const { file, focus } = value as { file?: unknown; focus?: unknown };
  if (typeof file !== "string" || !Array.isArray(focus))
    return Object.values(value).flatMap((each) => partsIn(each, folder));
  const { dir, name } = path.parse(path.join(folder, file));
  const [left = 0, top = 0, right = 1, bottom = 1] = focus.map((edge) => Number(edge) / 100);
  return [[`${path.basename(dir)}-${name}`, { left, top, right, bottom }]];
}

/** @returns pictures of which a protected part is outside of its crop, by more than the allowance */
export function findCutParts(page: Page, parts: Parts): Promise<Finding[]> {
  return page.evaluate(
    ([all, allowance]) => {
      const nameOf = (picture: HTMLImageElement) =>
        /(?<name>[^/]+?)(?:-[0-9a-f]{8})?\.\w+$/u.exec(picture.currentSrc || picture.src)?.groups?.["name"] ?? "";
      /** What of a box its ancestors leave, as an interval of the page. */
      const seenOf = (picture: Element) => {
        let { left, top, right, bottom } = picture.getBoundingClientRect();
        for (let each = picture.parentElement; each && each !== document.body; each = each.parentElement) {
          if (!/hidden|clip/u.test(getComputedStyle(each).overflow)) continue;
          const box = each.getBoundingClientRect();
          [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
          [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
        }
        return { left, top, right, bottom };
      };
      /** Where the whole picture would lie if nothing were cropped (CSS Images 3, `object-fit` and `object-position`). */
      const wholeOf = (picture: HTMLImageElement) => {
        const box = picture.getBoundingClientRect();
        const { objectFit, objectPosition } = getComputedStyle(picture);
        const size = { width: Number(picture.getAttribute("width")), height: Number(picture.getAttribute("height")) };
        if (objectFit !== "cover") return box;
        const scale = Math.max(box.width / size.width, box.height / size.height);
        const [x = 0, y = 0] = objectPosition.split(" ").map((share) => parseFloat(share) / 100);
        const [width, height] = [size.width * scale, size.height * scale];
        return { left: box.left + (box.width - width) * x, top: box.top + (box.height - height) * y, width, height };
      };
      return [...document.querySelectorAll("img")].flatMap((picture) => {
        const part = all[nameOf(picture)];
        if (!part || !picture.checkVisibility()) return [];
        const [seen, whole] = [seenOf(picture), wholeOf(picture)];
        const lost = {
          left: (seen.left - whole.left) / whole.width - part.left,
          right: part.right - (seen.right - whole.left) / whole.width,
          top: (seen.top - whole.top) / whole.height - part.top,
          bottom: part.bottom - (seen.bottom - whole.top) / whole.height,
        };
        const cut = Object.entries(lost).filter(([, share]) => share > allowance);
        if (cut.length === 0) return [];
        const much = cut.map(([side, share]) => `${Math.round(share * 100)} % at its ${side}`).join(", ");
        const box = { left: seen.left, top: seen.top + scrollY, width: seen.right - seen.left };
        return [{ what: `focus of ${nameOf(picture)} cut: ${much}`, ...box, height: seen.bottom - seen.top }];
      });
    },
    [parts, ALLOWANCE] as const,
  );
}
