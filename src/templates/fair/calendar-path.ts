import type { PageView } from "../../model/page-view";

type FairView = Pick<PageView, "kind" | "path" | "content" | "isPast">;

/** Returns the path of the calendar file of an upcoming fair, for page and build (docs/decisions/0018-crawlers.md). */
export function calendarPath({ kind, path, content, isPast }: FairView): string | undefined {
  if (kind !== "fair" || isPast || !("event" in content) || !content.event || content.event.cancelled) return undefined;
  return `${path}fair.ics`;
}
