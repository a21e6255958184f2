import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ICalCalendar, ICalEventTransparency } from "ical-generator";
import type { Event } from "../../src/content/parts";
import { LANGUAGES } from "../../src/i18n/languages";
import { calendarPath } from "../../src/templates/fair/calendar-path";
import type { Site, SitePage } from "../../src/site/site";
import { plainText, textOfHtml } from "../../src/site/structured-data/plain-text";
import { removeOthers } from "../remove-others";
import { readMessages } from "./language-packs";

const DAY = 86_400_000;

/** After every line, the last one too (RFC 5545, 3.1 and 3.4): ical-generator leaves that one out. */
const LINE_END = "\r\n";

/** Where a page does not say when it was changed: older than any day that it may say later. */
const UNKNOWN = "1970-01-01";

/** Writes a calendar file beside the page of every fair to come, and removes those of fairs that are over. */
export function writeCalendarFiles(site: Site, folder: string): void {
  const files = site.pages.flatMap((page) => {
    const target = calendarPath(page);
    const event = "event" in page.content ? page.content.event : undefined;
    return target && event ? [{ file: path.join(folder, target), text: calendarFile(site, page, event) }] : [];
  });
  for (const { file, text } of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const current = new Set(files.map(({ file }) => path.resolve(file)));
  for (const language of LANGUAGES) removeOthers(path.join(folder, language), ".ics", current);
}

/**
 * The fair as whole days: they are the same days wherever the calendar is, and need no time zone (RFC 5545, 3.3.4). The
 * same build day or another, the same bytes: DTSTAMP is the day the page was changed (3.8.7.2).
 * @returns an iCalendar file (RFC 5545) with one event
 */
export function calendarFile(site: Site, { path: pagePath, route, language, content }: SitePage, event: Event): string {
  const { name, siteUrl, siteHost } = site.company;
  const messages = readMessages(language);
  const { start, end, venue, city, stand } = event;
  const stamp = new Date(content.updated ?? UNKNOWN);
  const calendar = new ICalCalendar({ prodId: { company: name, product: siteHost, language: language.toUpperCase() } });
  calendar.createEvent({
    // One event in both languages, which stays the same where its days move within the year.
    id: `${start.slice(0, 4)}.${route.replaceAll("/", "")}@${siteHost}`,
    stamp,
    allDay: true,
    start: new Date(start),
    // The day after the last one: the end is not part of the event (3.6.1).
    end: new Date(Date.parse(end) + DAY),
    summary: plainText(`${event.name}: ${name}`),
    location: plainText([venue, city].filter(Boolean).join(", ")),
    description: [stand && `${messages["event.stand"]}: ${stand}`, textOfHtml(content.lead)].filter(Boolean).join("\n"),
    url: siteUrl + pagePath,
    // A visit to the fair does not fill three days.
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  return `${calendar.toString()}${LINE_END}`;
}
