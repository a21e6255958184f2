import type { BodyPart } from "../content/compile/markdown-to-html";
import type { ReadingTimes } from "../model/page-view";

/** Words a minute: below the 238 that Brysbaert (2019) finds for English non-fiction, for readers on the move. */
const PACE = 200;
/** The timetable of an article is no stopwatch: seconds are given in tens. */
const STEP = 10;

/**
 * @param lead the first paragraph, as HTML
 * @param body the parts of the text, as HTML
 * @returns how long the article takes, and when a reader reaches each part
 */
export function readingTimes(lead: string, body: readonly BodyPart[]): ReadingTimes {
  const starts: number[] = [];
  let words = wordsIn(lead);
  for (const { heading = "", html } of body) {
    starts.push(Math.round((words / PACE) * (60 / STEP)) * STEP);
    words += wordsIn(`${heading} ${html}`);
  }
  return { minutes: Math.max(1, Math.round(words / PACE)), starts };
}

function wordsIn(html: string): number {
  return html.replace(/<[^>]*>/gu, " ").match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
