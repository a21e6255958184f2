import type { BodyPart } from "../../../src/content/compile/markdown-to-html";
import { type ContentOf, sectionsOf } from "../../../src/model/kinds";
import type { SectionContent } from "../../../src/model/sections";
import { escapeHtml } from "../../../src/escape-html";

/** The markdown compiler writes these attributes in double quotes. */
const URL_ATTRIBUTE = / (href|src)="([^"]*)"/gu;

/** Writes an article's texts, and links to its other sections, as HTML. @param url absolute */
export function buildContentHtml(article: ContentOf<"article">, body: readonly BodyPart[], url: string): string {
  const { lead, figure } = article;
  const html = [
    `<p>${lead}</p>`,
    ...body.map(({ heading, html: text }) => `${heading ? headingHtml(heading) : ""}${text}`),
    ...(figure ? [`<p><strong>${escapeHtml(figure.value)}</strong> ${escapeHtml(figure.text)}</p>`] : []),
    ...sectionsOf(article).map(sectionHtml),
  ].join("\n");
  return html.replace(URL_ATTRIBUTE, (_match, name: string, value: string) => ` ${name}="${absoluteUrl(value, url)}"`);
}

const headingHtml = (heading: string) => `<h2>${escapeHtml(heading)}</h2>\n`;

function sectionHtml(section: SectionContent): string {
  if (section.type === "text") return headingHtml(section.heading) + section.body;
  if (!("id" in section) || !("heading" in section) || !section.heading) return "";
  return `<p><a href="#${section.id}">${escapeHtml(section.heading)}</a></p>`;
}

function absoluteUrl(value: string, url: string): string {
  if (value.startsWith("#")) return url + value;
  return value.startsWith("/") ? new URL(url).origin + value : value;
}
