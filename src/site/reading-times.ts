import type { BodyPart } from "../content/compile/markdown-to-html";
import type { ReadingTimes } from "../model/page-view";

/** Less than the 238 of Brysbaert (2019) for English non-fiction. */
const WORDS_PER_MINUTE = 200;
const ROUND_TO_SECONDS = 10;

/**
 * Computes the reading time of an article, and the second at which a reader reaches each part.
 * @param lead the first paragraph, as HTML
 */
export function readingTimes(lead: string, body: readonly BodyPart[]): ReadingTimes {
  const starts: number[] = [];
  let words = countWords(lead);
  for (const { heading = "", html } of body) {
    starts.push(Math.round((words / WORDS_PER_MINUTE) * (60 / ROUND_TO_SECONDS)) * ROUND_TO_SECONDS);
    words += countWords(`${heading} ${html}`);
  }
  return { minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)), starts };
}

function countWords(html: string): number {
  return html.replace(/<[^>]*>/gu, " ").match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
