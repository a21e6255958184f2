import { type Draft, type DraftPage, findPage, isPublished, problemAt, problemInBody } from "../draft";
import { fieldsIn } from "../fields";
import { didYouMean, suggest } from "../explain";
import { mayHoldMarkup, readMarkdown } from "../markdown";
import type { Problem } from "../problem";
import { idsOn } from "../ids-on";
import type { ValueType } from "../field-meta";
import type { Language } from "../../i18n/languages";

type Wrong = readonly [problem: string, remedy: string];

/** Every link within the site leads to a published page in the same language, and to a part that is there. */
export function links(draft: Draft): Problem[] {
  return [...draft.pages.flatMap((page) => pageLinks(draft, page)), ...siteLinks(draft)];
}

function pageLinks(draft: Draft, page: DraftPage): Problem[] {
  const told = (url: string, tell: (...wrong: Wrong) => Problem) => {
    const wrong = check(draft, page, url);
    return wrong ? [tell(...wrong)] : [];
  };
  const inFields = fieldsIn(page.schema, page.data).flatMap(({ value, meta, path }) => {
    const urls = typeof value !== "string" ? [] : meta.type === "route" ? [value] : urlsIn(value, meta.type);
    return urls.flatMap((url) => told(url, (...wrong) => problemAt(page, path, ...wrong)));
  });
  const inBody = readMarkdown(page.file.body).links.flatMap(({ url, line, column }) =>
    told(url, (...wrong) => problemInBody(page, line, column, ...wrong)),
  );
  return [...inFields, ...inBody];
}

function urlsIn(text: string, type: ValueType | undefined): string[] {
  const isMarkdown = type === "prose" || (type === "inline" && mayHoldMarkup(text));
  return isMarkdown ? readMarkdown(text).links.map(({ url }) => url) : [];
}

/** Menus and redirects name routes without a language: they must exist in every language. */
function siteLinks(draft: Draft): Problem[] {
  return Object.entries(draft.site).flatMap(([name, { file, data }]) => {
    const schema = draft.model.siteFiles[name];
    if (!schema) return [];
    return fieldsIn(schema, data).flatMap(({ value, meta, path }) => {
      if (meta.type !== "route" || typeof value !== "string") return [];
      for (const language of new Set(draft.pages.map((page) => page.language))) {
        const wrong =
          missingRoute(draft, value, language) ?? (isPublic(draft, value, language) ? undefined : unpublished(value));
        if (wrong) return [problemAt({ file }, path, ...wrong)];
      }
      return [];
    });
  });
}

/** The platform for disputes with consumers, which the EU closed on 20 July 2025 (Regulation (EU) 2024/3228). */
const CLOSED = /^https?:\/\/(?:webgate\.)?ec\.europa\.eu\/(?:consumers\/)?odr/u;

function check(draft: Draft, page: DraftPage, url: string): Wrong | undefined {
  if (CLOSED.test(url)) return [`${url} was closed in 2025`, "remove the link"];
  if (/^(?:https:\/\/|mailto:|tel:|lang:[a-z]{2}$)/u.test(url)) return undefined;
  if (/^http:/u.test(url)) return [`${url} is not encrypted`, "write https://"];
  if (draft.model.files?.includes(url)) return undefined;
  const [route = "", fragment] = url.split("#");
  const target = route === "" ? page : findPage(draft, route, page.language);
  if (!target) return missingRoute(draft, route, page.language);
  if (isPublished(page, draft.today) && !isPublished(target, draft.today)) return unpublished(route);
  if (fragment === undefined || idsOn(draft, target).includes(fragment)) return undefined;
  const guess = suggest(fragment, idsOn(draft, target));
  const remedy = guess ? `did you mean #${guess}?` : `use one of #${idsOn(draft, target).join(", #")}`;
  return [`${target.route} has no part #${fragment}`, remedy];
}

function missingRoute(draft: Draft, route: string, language: Language): Wrong | undefined {
  if (findPage(draft, route, language)) return undefined;
  const known = draft.pages.filter((page) => page.language === language).map((page) => page.route);
  const otherwise = "write the page's folder below content/pages, with a slash before and after it";
  return [`there is no page ${route} in this language (${language})`, didYouMean(route, known, otherwise)];
}

function isPublic(draft: Draft, route: string, language: Language): boolean {
  const page = findPage(draft, route, language);
  return page !== undefined && isPublished(page, draft.today);
}

const unpublished = (route: string): Wrong => [
  `${route} is not published: it is a draft or dated in the future`,
  "publish it first, or remove the link",
];
