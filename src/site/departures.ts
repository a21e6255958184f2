/** The board of departures (design, 5): coming events, the newest news, open vacancies; five rows at most. */
import type { Language } from "../i18n/languages";
import { compare, dateOf, eventOf, type Listed, pagesIn } from "./lists";
import type { Site, SitePage } from "./site";

const MOST_ROWS = 5;
const MOST_NEWS = 2;

/** For so many days an article is new. */
const DAYS_NEW = 30;
const DAY_MS = 86_400_000;

/**
 * @returns routes: fairs and closing days as they come, then the articles of the last thirty days, newest first, then
 * vacancies without a closing day, newest first. No day that a row shows is over, but that of an article.
 */
export function departures(site: Site, language: Language): string[] {
  const all = (listed: Listed) => pagesIn(site, language, listed);
  const toCome = [...all("fairs").filter(isUpcoming), ...all("vacancies")].filter((page) => nextDayOf(page) !== "");
  const since = Date.parse(site.today) - DAYS_NEW * DAY_MS;
  const news = all("news").filter((page) => Date.parse(dateOf(page)) >= since);
  const open = all("vacancies").filter((page) => nextDayOf(page) === "");
  const newest = news.slice(0, MOST_NEWS);
  const next = toCome.sort((a, b) => compare(nextDayOf(a), nextDayOf(b))).slice(0, MOST_ROWS - newest.length);
  const rows = [...next, ...newest, ...open.sort((a, b) => compare(dateOf(b), dateOf(a)))];
  return rows.slice(0, MOST_ROWS).map(({ route }) => route);
}

/** An article about a fair counts as news only. */
function isUpcoming({ kind, isPast, content }: SitePage): boolean {
  return kind === "fair" && !isPast && eventOf({ content })?.cancelled !== true;
}

/** @returns the day that the board shows, `YYYY-MM-DD`: the last one of a fair that has begun; empty without one */
function nextDayOf({ content, isOngoing: isOn }: SitePage): string {
  if ("posted" in content) return content.closes ?? "";
  const event = eventOf({ content });
  return (isOn ? event?.end : event?.start) ?? "";
}
