import type { SitePage } from "../../routes/site";
import type { Kind } from "../../view/kind";

/** The five inks and the roles that they play on a ground (design, section 2; src/styles/tokens.css, signage.css). */
const INK = { blue: "#0a3cb4", yellow: "#ffc91f", ink: "#0c142b", paper: "#f6f6f2", white: "#ffffff" };

export const GROUNDS = {
  blue: {
    ground: INK.blue,
    title: INK.white,
    echo: "#c4d5ff",
    line: INK.white,
    plate: INK.white,
    code: INK.blue,
    here: INK.yellow,
    ring: INK.ink,
  },
  ink: {
    ground: INK.ink,
    title: "#f3f4f0",
    echo: "#a9b6d6",
    line: INK.white,
    plate: INK.blue,
    code: INK.white,
    here: INK.yellow,
    ring: INK.white,
  },
  paper: {
    ground: INK.paper,
    title: INK.ink,
    echo: "#475069",
    line: INK.blue,
    plate: INK.blue,
    code: INK.white,
    here: INK.yellow,
    ring: INK.ink,
  },
} as const;

export type Ground = keyof typeof GROUNDS;
export type Inks = (typeof GROUNDS)[Ground];

/** The same ground as the head of the page has (src/templates/<kind>/template.tsx; a test compares). */
const GROUND_OF_KIND: Record<Exclude<Kind, "page" | "notice">, Ground> = {
  home: "blue",
  service: "blue",
  solution: "blue",
  product: "blue",
  "case-study": "blue",
  landing: "blue",
  vacancy: "ink",
  fair: "ink",
  article: "paper",
  legal: "paper",
};

/** @returns the ground of a page's picture: that of its kind, or the one that a page of sections names. */
export function groundOf({ kind, content }: Pick<SitePage, "kind" | "content">): Ground {
  if (kind !== "page" && kind !== "notice") return GROUND_OF_KIND[kind];
  return "hero" in content ? (content.hero ?? "paper") : "paper";
}
