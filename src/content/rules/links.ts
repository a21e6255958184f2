import type { Language } from "../../i18n/languages";
import { anchorIds } from "../check/anchor-ids";
import type { RawContent, RawPage, Rule } from "../raw-content";
import { findPage, isPublished, problemAt, problemInBody } from "../raw-content";
import type { Field } from "../fields";
import { mayContainMarkup, readMarkdown } from "../read/read-markdown";
import { didYouMean, suggest } from "../suggest";

type Wrong = readonly [problem: string, remedy: string];

/** Requires internal links to lead to published pages in the same language, and to existing ids. */
export const linksRule: Rule = {
  field: (field, page, draft) =>
    listUrls(field).flatMap((url) => {
      const wrong = check(draft, page, url);
      return wrong ? [problemAt(page, field.path, ...wrong)] : [];
    }),
  page: (page, draft) =>
    readMarkdown(page.file.body).links.flatMap(({ url, line, column }) => {
      const wrong = check(draft, page, url);
      return wrong ? [problemInBody(page, line, column, ...wrong)] : [];
    }),
  /** Menus and redirects have routes without language, which must exist in every language. */
  siteField({ value, meta, path }, file, draft) {
    if (meta.type !== "route" || typeof value !== "string") return [];
    for (const language of new Set(draft.pages.map((page) => page.language))) {
      const target = findPage(draft, value, language);
      if (!target) return [problemAt(file, path, ...missingRoute(draft, value, language))];
      if (!isPublished(target, draft.today)) return [problemAt(file, path, ...unpublished(value))];
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

function check(draft: RawContent, page: RawPage, url: string): Wrong | undefined {
  if (/^(?:https:\/\/|mailto:|tel:|lang:[a-z]{2}$)/u.test(url)) return undefined;
  if (/^http:/u.test(url)) return [`${url} is not encrypted`, "write https://"];
  if (draft.model.files?.includes(url)) return undefined;
  const [route = "", fragment] = url.split("#");
  const target = route === "" ? page : findPage(draft, route, page.language);
  if (!target) return missingRoute(draft, route, page.language);
  if (isPublished(page, draft.today) && !isPublished(target, draft.today)) return unpublished(route);
  if (fragment === undefined) return undefined;
  const ids = anchorIds(draft, target);
  if (ids.includes(fragment)) return undefined;
  const guess = suggest(fragment, ids);
  const remedy = guess ? `did you mean #${guess}?` : `use one of #${ids.join(", #")}`;
  return [`${target.route} has no part #${fragment}`, remedy];
}

function missingRoute(draft: RawContent, route: string, language: Language): Wrong {
  const known = draft.pages.filter((page) => page.language === language).map((page) => page.route);
  const otherwise = "write the page's folder below content/pages, with a slash before and after it";
  return [`there is no page ${route} in this language (${language})`, didYouMean(route, known, otherwise)];
}

const unpublished = (route: string): Wrong => [
  `${route} is not published: it is a draft or dated in the future`,
  "publish it first, or remove the link",
];
