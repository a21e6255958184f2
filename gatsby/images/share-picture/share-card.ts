import { echoesOf } from "../../../src/site/echoes";
import { drawable } from "../../../src/content/rules/titles";
import type { Site, SitePage } from "../../../src/site/site";
import { holdOf } from "../focus";
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
  /** The crop position in per cent; without it, the picture is cropped around its yellow. */
  hold?: readonly [x: number, y: number];
}

export function shareCardOf(site: Site, page: SitePage): ShareCard {
  const { content, language } = page;
  const line = "line" in content ? content.line : undefined;
  const code = ("code" in content ? content.code : undefined) ?? line;
  const hold = content.picture && holdOf(content.picture);
  const echo = echoesOf(site, page).title ?? (line && site.lines[line].name[language]);
  return {
    ground: groundOf(page),
    name: drawable(site.company.name),
    title: drawable(content.title),
    ...(echo ? { echo: drawable(echo) } : {}),
    ...(code ? { code } : {}),
    ...(content.picture ? { picture: content.picture.file } : {}),
    ...(hold ? { hold } : {}),
  };
}
