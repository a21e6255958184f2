/** Finds pictures whose crop hides their focus, the part that an editor has protected (docs/editing.md). */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { listFiles } from "../../src/content/list-files";
import { IS_STARTER } from "../test-site";
import type { VisualFault } from "../text-faults";

const CONTENT = IS_STARTER ? "starter/content/pages" : "content/pages";
/** Share of the picture that a crop may take of a focus. */
const MAX_LOSS = 0.025;

/** Edges of a focus, as shares of the picture's width and height. */
interface Focus {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Focuses by the picture's file name in the built site: the folder's name and the file's (gatsby/images/drawing.ts). */
type Focuses = Readonly<Record<string, Focus>>;

/** Reads all focuses from content files, independent of model and build. */
export function readFocuses(): Focuses {
  const files = listFiles(".", CONTENT).filter((file) => file.endsWith(".md"));
  const entries = files.flatMap((file) => {
    const [, head = ""] = /^---\n(.*?)\n---/su.exec(readFileSync(file, "utf8")) ?? [];
    return findFocuses(parse(head), path.dirname(file));
  });
  return Object.fromEntries(entries);
}

function findFocuses(value: unknown, folder: string): [name: string, focus: Focus][] {
  if (typeof value !== "object" || value === null) return [];
  const { file, focus } = value as { file?: unknown; focus?: unknown };
  if (typeof file !== "string" || !Array.isArray(focus))
    return Object.values(value).flatMap((each) => findFocuses(each, folder));
  const { dir, name } = path.parse(path.join(folder, file));
  const [left = 0, top = 0, right = 1, bottom = 1] = focus.map((edge) => Number(edge) / 100);
  return [[`${path.basename(dir)}-${name}`, { left, top, right, bottom }]];
}

export function findCutFocuses(page: Page, focuses: Focuses): Promise<VisualFault[]> {
  return page.evaluate(
    ([all, maxLoss]) => {
      const nameOf = (picture: HTMLImageElement) =>
        /(?<name>[^/]+?)(?:-[0-9a-f]{8})?\.\w+$/u.exec(picture.currentSrc || picture.src)?.groups?.["name"] ?? "";
      const visibleBox = (picture: Element) => {
        let { left, top, right, bottom } = picture.getBoundingClientRect();
        for (let each = picture.parentElement; each && each !== document.body; each = each.parentElement) {
          if (!/hidden|clip/u.test(getComputedStyle(each).overflow)) continue;
          const box = each.getBoundingClientRect();
          [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
          [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
        }
        return { left, top, right, bottom };
      };
      /** Computes the box of the picture without crop (CSS Images 3, `object-fit` and `object-position`). */
      const uncroppedBox = (picture: HTMLImageElement) => {
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
        const focus = all[nameOf(picture)];
        if (!focus || !picture.checkVisibility()) return [];
        const [visible, uncropped] = [visibleBox(picture), uncroppedBox(picture)];
        const losses = {
          left: (visible.left - uncropped.left) / uncropped.width - focus.left,
          right: focus.right - (visible.right - uncropped.left) / uncropped.width,
          top: (visible.top - uncropped.top) / uncropped.height - focus.top,
          bottom: focus.bottom - (visible.bottom - uncropped.top) / uncropped.height,
        };
        const cut = Object.entries(losses).filter(([, share]) => share > maxLoss);
        if (cut.length === 0) return [];
        const sides = cut.map(([side, share]) => `${Math.round(share * 100)} % at its ${side}`).join(", ");
        const { left, top, right, bottom } = visible;
        const box = { left, top: top + scrollY, width: right - left, height: bottom - top };
        return [{ what: `focus of ${nameOf(picture)} cut: ${sides}`, ...box }];
      });
    },
    [focuses, MAX_LOSS] as const,
  );
}
