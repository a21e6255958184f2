/** What the board of departures holds (design, 5): what is to come, the newest news, open vacancies; six rows at most. */
import type { Language } from "../i18n/languages";
import { compare, dateOf, type Listed, listOf } from "./lists";
import { daysBetween } from "./shelves";
import type { Site, SitePage } from "./site";

const MOST_ROWS = 6;

/** News takes no more of the rows than this: the board is about what is to come. */
const MOST_NEWS = 2;

/** For so many days an article is new. */
const DAYS_NEW = 30;

/**
 * @returns routes: fairs and closing days as they come, then the articles of the last thirty days, newest first, then
 * vacancies without a closing day, newest first. No day that a row shows is over, but that of an article.
 */
export function departures(site: Site, language: Language): string[] {
  const all = (listed: Listed) => listOf(site, language, listed).flatMap((route) => site.find(language, route) ?? []);
  const toCome = [...all("fairs").filter(isToCome), ...all("vacancies")].filter((page) => nextDayOf(page) !== "");
  const news = all("news").filter((page) => daysBetween(dateOf(page), site.today) <= DAYS_NEW);
  const open = all("vacancies").filter((page) => nextDayOf(page) === "");
  const newest = news.slice(0, MOST_NEWS);
  const next = toCome.sort((a, b) => compare(nextDayOf(a), nextDayOf(b))).slice(0, MOST_ROWS - newest.length);
  const rows = [...next, ...newest, ...open.sort((a, b) => compare(dateOf(b), dateOf(a)))];
  return rows.slice(0, MOST_ROWS).map(({ route }) => route);
}

/** An article may announce a fair: the board has it as news. What was called off does not come. */
function isToCome({ kind, isPast, content }: SitePage): boolean {
  return kind === "fair" && !isPast && "event" in content && content.event?.cancelled !== true;
}

/** @returns the day for which a page stands on the board, `YYYY-MM-DD`: a fair that has begun stands there for its last one. */
function nextDayOf({ content, isOn }: SitePage): string {
  if ("posted" in content) return content.closes ?? "";
  const event = "event" in content ? content.event : undefined;
  return (isOn ? event?.end : event?.start) ?? "";
}
