/** The departure board: recent news, upcoming events, open vacancies. */
import type { Language } from "../i18n/languages";
import { DAY_MS } from "../i18n/relative-time";
import type { ListType } from "../sections/listing/fields";
import { compareCodeUnits, dateOf, eventOf, pagesOfList } from "./lists";
import type { Site, SitePage } from "./site";

const MAX_ROWS = 5;
const MAX_NEWS = 2;
const MAX_NEWS_AGE_DAYS = 30;

/** Lists the board's routes: recent articles, fairs and vacancies by their next day, vacancies without a last day. */
export function listDepartures(site: Site, language: Language): string[] {
  const all = (list: ListType) => pagesOfList(site, language, list);
  const upcoming = [...all("fairs").filter(isUpcoming), ...all("vacancies")].filter(
    (page) => displayedDay(page) !== "",
  );
  const since = Date.parse(site.today) - MAX_NEWS_AGE_DAYS * DAY_MS;
  const news = all("news").filter((page) => Date.parse(dateOf(page)) >= since);
  const open = all("vacancies").filter((page) => displayedDay(page) === "");
  const newest = news.slice(0, MAX_NEWS).reverse();
  const next = upcoming
    .sort((a, b) => compareCodeUnits(displayedDay(a), displayedDay(b)))
    .slice(0, MAX_ROWS - newest.length);
  const rows = [...newest, ...next, ...open.sort((a, b) => compareCodeUnits(dateOf(b), dateOf(a)))];
  return rows.slice(0, MAX_ROWS).map(({ route }) => route);
}

/** Checks for a fair that is not over. An article about a fair is news. */
function isUpcoming({ kind, isPast, content }: SitePage): boolean {
  return kind === "fair" && !isPast && eventOf({ content })?.cancelled !== true;
}

/** Returns the day that the board shows, `YYYY-MM-DD`, or an empty string: a closing day, or a fair's first or last day. */
function displayedDay({ content, isOngoing }: SitePage): string {
  if ("posted" in content) return content.closes ?? "";
  const event = eventOf({ content });
  return (isOngoing ? event?.end : event?.start) ?? "";
}
