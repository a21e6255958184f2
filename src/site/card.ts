import { withSoftHyphens } from "../content/compile/soft-hyphens";
import type { SitePage } from "./site";
import type { Card } from "../model/views/card";

/** @returns what a list or a card shows of a page; which of it is there depends on the kind. */
export function cardOf(page: SitePage): Card {
  const { content, kind, path, label, language } = page;
  return compact({
    kind,
    path,
    title: withSoftHyphens(content.title, language),
    label: label === content.title ? undefined : withSoftHyphens(label, language),
    text: content.description,
    picture: content.picture,
    ...particulars(page),
  });
}

function particulars({ content, isPast, isOngoing: isOn }: SitePage): Partial<Card> {
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
    return { event: { ...content.event, isPast, ...(isOn ? { isOn } : {}) }, date: content.event.start };
  }
  return {};
}

/** Fields without a value stay out of the page's data. */
function compact(card: Card): Card {
  return Object.fromEntries(Object.entries(card).filter(([, value]) => value !== undefined)) as unknown as Card;
}
