import type { SitePage } from "../../../src/site/site";
import type { Kind } from "../../../src/model/kinds";

/** Colours of src/styles/tokens.css by their role on a ground (src/styles/signage.css). */
export const GROUND_COLOURS = {
  blue: { ground: "blue", title: "c-on-sign", echo: "c-echo-on-sign", line: "c-on-sign", plate: "c-on-sign" },
  ink: { ground: "ink", title: "c-on-board", echo: "c-muted-on-board", line: "c-on-sign", plate: "blue" },
  paper: { ground: "paper", title: "ink", echo: "c-muted", line: "c-line", plate: "blue" },
};

export type Ground = keyof typeof GROUND_COLOURS;

/** The ground of the page's head (src/templates/<kind>/template.tsx), if it is not blue. */
const GROUND_OF_KIND: Partial<Record<Kind, Ground>> = {
  vacancy: "ink",
  fair: "ink",
  article: "paper",
  legal: "paper",
  notice: "paper",
};

/** Returns the ground of a page's picture: that of its kind, or of `hero` on a page of sections. */
export function findGround({ kind, content }: Pick<SitePage, "kind" | "content">): Ground {
  if (kind === "page") return "hero" in content ? (content.hero ?? "paper") : "paper";
  return GROUND_OF_KIND[kind] ?? "blue";
}
