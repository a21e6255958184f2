import { hyphenate } from "../content/compile/soft-hyphens";
import type { SitePage } from "./site";
import type { Card } from "../model/views/card";

/** Creates the data that lists and cards show of a page. The fields depend on its kind. */
export function createCard(page: SitePage): Card {
  const { content, kind, path, label, language } = page;
  return {
    kind,
    path,
    title: hyphenate(content.title, "heading", language),
    label: label === content.title ? undefined : hyphenate(label, "heading", language),
    text: content.description,
    picture: content.picture,
    ...fieldsOfKind(page),
  };
}

function fieldsOfKind({ content, isPast, isOngoing }: SitePage): Partial<Card> {
  if ("posted" in content) {
    const { code, line, place, hours, salary, posted, closes } = content;
    return { code, line, place, hours, salary, closes, date: posted };
  }
  if ("category" in content) {
    const { category, date, line, event } = content;
    return { category, date, line, event: event && { ...event, isPast } };
  }
  if ("sector" in content) {
    const { line, code, sector, year, from, to, time } = content;
    return { line, code, sector, year, stub: { from, to, time } };
  }
  if ("question" in content) return { line: content.line, question: content.question };
  if ("code" in content) return { line: content.line, code: content.code };
  if ("line" in content) return { line: content.line };
  if ("event" in content && content.event) {
    return { event: { ...content.event, isPast, isOngoing: isOngoing || undefined }, date: content.event.start };
  }
  return {};
}
