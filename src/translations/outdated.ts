/** Translations that are older than their source. */
import type { PageFile } from "../content/find-files";
import { DEFAULT_LANGUAGE } from "../languages/languages";
import type { Changes } from "./last-changes";

export interface Outdated {
  /** The translation's file. */
  file: string;
  source: string;
  /** Whole days between the two changes; at least so many where the history that is here ends before. */
  days: number;
  isAtLeast: boolean;
}

const DAY = 24 * 60 * 60;

/**
 * @param pages every page's files
 * @returns each that was changed last before its German one was, the most outdated first
 */
export function outdated(pages: readonly PageFile[], changes: Changes): Outdated[] {
  const sources = new Map(pages.filter(isSource).map((page) => [page.route, page]));
  const found = pages.flatMap((page) => {
    const source = sources.get(page.route);
    const [mine, theirs] = [changes.get(page.path), source && changes.get(source.path)];
    if (isSource(page) || !source || !mine || !theirs || mine.at >= theirs.at) return [];
    const days = Math.floor((theirs.at - mine.at) / DAY);
    return [{ file: page.path, source: source.path, days, isAtLeast: mine.isEdge, seconds: theirs.at - mine.at }];
  });
  return found.sort((a, b) => b.seconds - a.seconds).map(({ seconds: _seconds, ...rest }) => rest);
}

function isSource({ language }: PageFile): boolean {
  return language === DEFAULT_LANGUAGE;
}

/** @returns `content/pages/x/index.en.md - 12 days older than index.de.md` */
export function formatOutdated({ file, source, days, isAtLeast }: Outdated): string {
  const length =
    days === 0 ? "less than a day" : `${isAtLeast ? "at least " : ""}${days} ${days === 1 ? "day" : "days"}`;
  return `${file} - ${length} older than ${source.split("/").at(-1)}`;
}
