import { graphql } from "gatsby";
import { useIntl } from "react-intl";
import { PageHero } from "../../components/page-hero/page-hero";
import { Prose, RichText } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import { formatLongDay } from "../../i18n/format";
import { useText } from "../../i18n/language-provider";
import type { PageView } from "../../model/page-view";
import { Sections } from "../../sections/sections";
import { heroProps, Page, PageEnd, type TemplateProps } from "../shared/page";
import * as css from "./legal-text.module.css";

export { PageHead as Head } from "../../layout/head/page-head";

export const query = graphql`
  query Legal($id: String!) {
    page: sitePageView(id: { eq: $id }) {
      view
    }
  }
`;

export default function LegalTemplate({ data }: TemplateProps<"legal">) {
  const text = useText();
  const intl = useIntl();
  const { view } = data.page;
  const { lead, updated, summary } = view.content;
  return (
    <Page
      top={
        <PageHero {...heroProps(view)}>
          <p>
            {text("legal.version")} <time dateTime={updated}>{formatLongDay(intl, updated)}</time>
          </p>
          {lead && <RichText as="p" className="lead" html={lead} />}
        </PageHero>
      }
    >
      <Section isFlush>
        <LegalText parts={view.body} summary={summary} />
      </Section>
      <Sections view={view} />
      <PageEnd view={view} />
    </Page>
  );
}

/** Renders the contents, the summary and the numbered parts of a legal text. */
function LegalText({ parts, summary }: { parts: PageView["body"]; summary: readonly string[] }) {
  const text = useText();
  const titled = parts.filter(({ heading }) => heading);
  return (
    <div className={`${css["legal"]} split`}>
      <nav className="plain" aria-labelledby="contents">
        <h2 id="contents">{text("legal.contents")}</h2>
        <ol className="hairlines">
          {titled.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css["text"]}>
        <section aria-labelledby="in-short">
          <h2 id="in-short">{text("legal.inShort")}</h2>
          {summary.map((html) => (
            <RichText key={html} as="p" html={html} />
          ))}
        </section>
        {parts.map(({ id, heading, html }) => (
          <section key={id ?? ""} className={heading ? css["part"] : undefined}>
            {heading && (
              <h2 id={id} tabIndex={-1}>
                {heading}
              </h2>
            )}
            <Prose html={html} />
          </section>
        ))}
      </div>
    </div>
  );
}
