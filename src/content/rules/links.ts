import type { Language } from "../../i18n/languages";
import { anchorIds } from "../check/anchor-ids";
import type { RawContent, RawPage, Rule } from "../raw-content";
import { findPage, isPublished, problemAt, problemInBody } from "../raw-content";
import type { Field } from "../fields";
import { mayContainMarkup, readMarkdown } from "../read/read-markdown";
import type { Mistake } from "../problem";
import { didYouMean, suggest } from "../suggest";

/** Requires internal links to lead to published pages in the same language, and to existing ids. */
export const linksRule: Rule = {
  field: (field, page, content) =>
    listUrls(field).flatMap((url) => {
      const mistake = check(content, page, url);
      return mistake ? [problemAt(page, field.path, mistake.problem, mistake.remedy)] : [];
    }),
  page: (page, content) =>
    readMarkdown(page.file.body).links.flatMap(({ url, line, column }) => {
      const mistake = check(content, page, url);
      return mistake ? [problemInBody(page, line, column, mistake.problem, mistake.remedy)] : [];
    }),
  /** Menus and redirects have routes without language, which must exist in every language. */
  siteField({ value, meta, path }, file, content) {
    if (meta.type !== "route" || typeof value !== "string") return [];
    for (const language of new Set(content.pages.map((page) => page.language))) {
      const target = findPage(content, value, language);
      const mistake = target ? checkPublished(target, content) : missingRoute(content, value, language);
      if (mistake) return [problemAt(file, path, mistake.problem, mistake.remedy)];
    }
    return [];
  },
};

function listUrls({ value, meta: { type } }: Field): string[] {
  if (typeof value !== "string") return [];
  if (type === "route") return [value];
  const isMarkdown = type === "prose" || (type === "inline" && mayContainMarkup(value));
  return isMarkdown ? readMarkdown(value).links.map(({ url }) => url) : [];
}

function check(content: RawContent, page: RawPage, url: string): Mistake | undefined {
  if (/^(?:https:\/\/|mailto:|tel:|lang:[a-z]{2}$)/u.test(url)) return undefined;
  if (/^http:/u.test(url)) return { problem: `${url} is not encrypted`, remedy: "write https://" };
  if (content.model.files?.includes(url)) return undefined;
  const [route = "", fragment] = url.split("#");
  const target = route === "" ? page : findPage(content, route, page.language);
  if (!target) return missingRoute(content, route, page.language);
  const unpublished = isPublished(page, content.today) ? checkPublished(target, content) : undefined;
  if (unpublished) return unpublished;
  if (fragment === undefined) return undefined;
  const ids = anchorIds(content, target);
  if (ids.includes(fragment)) return undefined;
  const guess = suggest(fragment, ids);
  const remedy = guess ? `did you mean #${guess}?` : `use one of #${ids.join(", #")}`;
  return { problem: `${target.route} has no part #${fragment}`, remedy };
}

function missingRoute(content: RawContent, route: string, language: Language): Mistake {
  const known = content.pages.filter((page) => page.language === language).map((page) => page.route);
  const otherwise = "write the page's folder below content/pages, with a slash before and after it";
  const remedy = didYouMean(route, known, otherwise);
  return { problem: `there is no page ${route} in this language (${language})`, remedy };
}

function checkPublished(target: RawPage, content: RawContent): Mistake | undefined {
  if (isPublished(target, content.today)) return undefined;
  const problem = `${target.route} is not published: it is a draft or dated in the future`;
  return { problem, remedy: "publish it first, or remove the link" };
}
