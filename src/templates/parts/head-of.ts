import type { PageView } from "../../model/page-view";

/** @returns what the head of every page says of it (src/components/page-hero). */
export function heroProps({ content, echo, trail, label }: PageView) {
  return { title: content.title, echo: echo.title, trail, label };
}
