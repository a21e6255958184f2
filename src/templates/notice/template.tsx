import { graphql, type HeadProps, type PageProps } from "gatsby";
import { RichText } from "../../components/prose/prose";
import { HeadingWithEcho } from "../../components/heading-with-echo/heading-with-echo";
import { type Language, languageOfPath, LANGUAGES } from "../../i18n/languages";
import type { PageView } from "../../model/page-view";
import { Sections } from "../../sections/sections";
import { LowerCaseLink } from "./lower-case-link";
import * as css from "./notice.module.css";

type NoticeData = Record<Language, { view: PageView<"notice"> } | null>;

export const query = graphql`
  query Notice($de: String!, $en: String!) {
    de: sitePageView(id: { eq: $de }) {
      view
    }
    en: sitePageView(id: { eq: $en }) {
      view
    }
  }
`;

/** Replaces each digit of a status code on the offline page. */
const DASH = "–";

/** Chooses the language by the path: Gatsby has one 404 page for all languages. */
function findView(data: NoticeData, pathname: string): PageView<"notice"> | undefined {
  const language: Language = languageOfPath(pathname);
  return [language, ...LANGUAGES].map((each) => data[each]?.view).find(Boolean);
}

/** Renders the head of an error page, which search engines leave out (quality R2). */
export function Head({ data, location }: HeadProps<NoticeData>) {
  const view = findView(data, location.pathname);
  return (
    view && (
      <>
        <title>{view.headTitle}</title>
        <meta name="description" content={view.description} />
        <meta name="robots" content="noindex" />
      </>
    )
  );
}

export default function NoticeTemplate({ data, location }: PageProps<NoticeData>) {
  const view = findView(data, location.pathname);
  if (!view) return null;
  const { content, cards, route, echo } = view;
  const digits = route.replace(/\D/gu, "") || DASH.repeat(3);
  return (
    <>
      <section className={`${css["notice"]} on-blue`}>
        <p className={css["digits"]} aria-hidden="true">
          {[...digits].map((digit, index) => (
            <span key={index} className={digit === DASH ? css["dash"] : undefined}>
              {digit}
            </span>
          ))}
        </p>
        <div className={css["track"]} aria-hidden="true" />
        <HeadingWithEcho echo={echo}>
          <h1 tabIndex={-1}>{content.title}</h1>
        </HeadingWithEcho>
        {route === "/404/" && <LowerCaseLink />}
        {content.lead && <RichText as="p" className="lead" html={content.lead} />}
        <ul className={`${css["ways"]} stops`}>
          {content.ways
            .flatMap((way) => cards[way] ?? [])
            .map(({ path, label, title }) => (
              <li key={path}>
                <a href={path}>{label ?? title}</a>
              </li>
            ))}
        </ul>
      </section>
      <Sections view={view} isEnd />
    </>
  );
}
