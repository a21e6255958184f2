import { echoesOf } from "../../../src/site/echoes";
import { drawable } from "../../../src/model/rules/titles";
import { SOFT_HYPHEN, WORD_JOINER } from "../../../src/content/compile/soft-hyphens";
import type { Site, SitePage } from "../../../src/site/site";
import { type Ground, groundOf } from "./grounds";

/** What a share picture shows of a page. */
export interface ShareCard {
  ground: Ground;
  /** The company's name, beside the mark. */
  name: string;
  title: string;
  /** The title in the other language; where it reads the same there, the name of the page's line. */
  echo?: string;
  /** The letter of the page's line, or its code. */
  code?: string;
  /** The page's picture, from the project's root. */
  picture?: string;
  /** What of the picture stays in view, in per cent; without it, the picture is cropped around its yellow. */
  focus?: readonly number[];
}

/** The place after a slash, and after the hyphen of a short word: (m/w/d), IT-Consulting. */
const NO_BREAK = /(?<=\p{L}\/|(?<![\p{L}\d])[\p{L}\d]{1,4}-)(?=\S)/gu;

/** Satori would draw a soft hyphen also within a line. */
const textOf = (text: string) => drawable(text).replaceAll(SOFT_HYPHEN, "").replace(NO_BREAK, WORD_JOINER);

/** @returns what the page's share picture shows */
export function shareCardOf(site: Site, page: SitePage): ShareCard {
  const { content, language } = page;
  const { picture } = content;
  const line = "line" in content ? content.line : undefined;
  const code = ("code" in content ? content.code : undefined) ?? line;
  const echo = echoesOf(site, page).title ?? (line && site.lines[line].name[language]);
  return {
    ground: groundOf(page),
    name: drawable(site.company.name),
    title: textOf(content.title),
    ...(echo && { echo: textOf(echo) }),
    ...(code && { code }),
    ...(picture && { picture: picture.file }),
    ...(picture?.focus && { focus: picture.focus }),
  };
}
