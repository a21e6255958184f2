import type { SitePage } from "../../../src/site/site";
import type { Kind } from "../../../src/model/kinds";
import { ink } from "../../../src/styles/inks";

/** The inks of src/styles/tokens.css in the roles that they play on a ground (design, section 2; signage.css). */
export const GROUNDS = {
  blue: {
    ground: ink("blue"),
    title: ink("c-on-sign"),
    echo: ink("c-echo-on-sign"),
    line: ink("c-on-sign"),
    plate: ink("c-on-sign"),
    code: ink("blue"),
    ring: ink("ink"),
  },
  ink: {
    ground: ink("ink"),
    title: ink("c-on-board"),
    echo: ink("c-muted-on-board"),
    line: ink("c-on-sign"),
    plate: ink("blue"),
    code: ink("c-on-sign"),
    ring: ink("c-on-sign"),
  },
  paper: {
    ground: ink("paper"),
    title: ink("ink"),
    echo: ink("c-muted"),
    line: ink("c-line"),
    plate: ink("blue"),
    code: ink("c-on-sign"),
    ring: ink("ink"),
  },
};

export type Ground = keyof typeof GROUNDS;
export type Inks = (typeof GROUNDS)[Ground];

/** The ground of the page's head (src/templates/<kind>/template.tsx; a test compares); blue by default. */
const GROUND_OF_KIND: Partial<Record<Kind, Ground>> = {
  vacancy: "ink",
  fair: "ink",
  article: "paper",
  legal: "paper",
  notice: "paper",
};

/** @returns the ground of a page's picture: that of its kind, or the one that a page of sections names. */
export function groundOf({ kind, content }: Pick<SitePage, "kind" | "content">): Ground {
  if (kind === "page") return "hero" in content ? (content.hero ?? "paper") : "paper";
  return GROUND_OF_KIND[kind] ?? "blue";
}
