import type { PageView } from "../../model/page-view";

/**
 * The one rule for page and build (docs/decisions/0018-crawlers.md).
 * @returns the address of a fair's calendar file; undefined where there is nothing to go to: over, or called off
 */
export function calendarPath({
  kind,
  path,
  content,
  isPast,
}: Pick<PageView, "kind" | "path" | "content" | "isPast">): string | undefined {
  if (kind !== "fair" || isPast || !("event" in content) || !content.event || content.event.cancelled) return undefined;
  return `${path}fair.ics`;
}
