import { findEcho } from "../../../src/site/page-relations";
import { normalizeForFont } from "../../../src/model/rules/titles";
import { SOFT_HYPHEN, WORD_JOINER } from "../../../src/content/compile/soft-hyphens";
import type { Kind } from "../../../src/model/kinds";
import type { Site, SitePage } from "../../../src/site/site";

/** Colours of src/styles/tokens.css by their role on a ground (src/styles/signage.css). */
export const GROUND_COLOURS = {
  blue: { ground: "blue", title: "c-on-sign", echo: "c-echo-on-sign", line: "c-on-sign", plate: "c-on-sign" },
  ink: { ground: "ink", title: "c-on-board", echo: "c-muted-on-board", line: "c-on-sign", plate: "blue" },
  paper: { ground: "paper", title: "ink", echo: "c-muted", line: "c-line", plate: "blue" },
};

type Ground = keyof typeof GROUND_COLOURS;

/** The ground of the page's head (src/templates/<kind>/template.tsx), if it is not blue. */
const GROUND_OF_KIND: Partial<Record<Kind, Ground>> = {
  vacancy: "ink",
  fair: "ink",
  article: "paper",
  legal: "paper",
  notice: "paper",
};

export interface ShareCard {
  ground: Ground;
  name: string;
  title: string;
  /** The title in the second language, or the name of the page's line if both titles are equal. */
  echo?: string;
  /** The letter of the page's line, or its code. */
  code?: string;
  picture?: string;
  focus?: readonly number[];
}

/** Positions after a slash and after the hyphen of a short word: (m/w/d), IT-Consulting. */
const NO_BREAK = /(?<=\p{L}\/|(?<![\p{L}\d])[\p{L}\d]{1,4}-)(?=\S)/gu;

/** Prepares a text for satori, which draws soft hyphens within lines too. */
const toDrawable = (text: string) => normalizeForFont(text).replaceAll(SOFT_HYPHEN, "").replace(NO_BREAK, WORD_JOINER);

export function createShareCard(site: Site, page: SitePage): ShareCard {
  const { content, language } = page;
  const { picture } = content;
  const line = "line" in content ? content.line : undefined;
  const code = ("code" in content ? content.code : undefined) ?? line;
  const echo = findEcho(site, page) ?? (line && site.lines[line].name[language]);
  return {
    ground: findGround(page),
    name: normalizeForFont(site.company.name),
    title: toDrawable(content.title),
    ...(echo && { echo: toDrawable(echo) }),
    ...(code && { code }),
    ...(picture && { picture: picture.file }),
    ...(picture?.focus && { focus: picture.focus }),
  };
}

/** Returns the ground of a page's picture: that of its kind, or of `hero` on a page of sections. */
function findGround({ kind, content }: Pick<SitePage, "kind" | "content">): Ground {
  if (kind === "page") return "hero" in content ? (content.hero ?? "paper") : "paper";
  return GROUND_OF_KIND[kind] ?? "blue";
}
