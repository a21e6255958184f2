import type { BodyPart } from "../../../src/content/compile/markdown-to-html";
import type { ContentOf } from "../../../src/model/kinds";
import type { Section } from "../../../src/model/sections";
import { SOFT_HYPHEN } from "../../../src/content/compile/soft-hyphens";
import { escapeHtml } from "../../../src/escape-html";

/** Links come from markdown, which writes these two attributes in double quotes. */
const ADDRESS = / (href|src)="([^"]*)"/gu;

/**
 * @param url the article's address
 * @returns lead, body, texts and the margin's figure as HTML with absolute addresses, without soft hyphens: readers hyphenate
 *   themselves; other sections become links
 */
export function contentHtml(article: ContentOf<"article">, body: readonly BodyPart[], url: string): string {
  const { lead, figure, sections = [] } = article;
  const html = [
    `<p>${lead}</p>`,
    ...body.map(({ heading, html: text }) => `${heading ? headingHtml(heading) : ""}${text}`),
    ...(figure ? [`<p><strong>${escapeHtml(figure.value)}</strong> ${escapeHtml(figure.text)}</p>`] : []),
    ...sections.map(sectionHtml),
  ].join("\n");
  return html
    .replaceAll(SOFT_HYPHEN, "")
    .replace(ADDRESS, (_whole, name: string, value: string) => ` ${name}="${absolute(value, url)}"`);
}

function headingHtml(heading: string): string {
  return `<h2>${escapeHtml(heading)}</h2>\n`;
}

function sectionHtml(section: Section): string {
  if (section.type === "text") return headingHtml(section.heading) + section.body;
  if (!("id" in section) || !("heading" in section) || !section.heading) return "";
  return `<p><a href="#${section.id}">${escapeHtml(section.heading)}</a></p>`;
}

/** @param value is already escaped for HTML */
function absolute(value: string, url: string): string {
  if (value.startsWith("#")) return url + value;
  return value.startsWith("/") ? new URL(url).origin + value : value;
}
