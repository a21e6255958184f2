import { graphql } from "gatsby";
import { useIntl } from "react-intl";
import { Age } from "../../components/age/age";
import { ClosingBand } from "../../components/closing-band/closing-band";
import { Flaps } from "../../components/flaps/flaps";
import { PageHero } from "../../components/page-hero/page-hero";
import { Prose, RichText } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import { formatDayRange } from "../../i18n/format";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import { Sections } from "../../sections/sections";
import { partsToHtml } from "../shared/parts-to-html";
import { WideArt } from "../shared/wide-art";
import { heroProps, Page, type TemplateProps } from "../shared/page";
import "../../components/numeral.css";
import * as css from "./article.module.css";
import { RelatedLine } from "./related-line";

export { PageHead as Head } from "../../layout/head/page-head";

export const query = graphql`
  query Article($id: String!) {
    page: sitePageView(id: { eq: $id }) {
      view
    }
  }
`;

export default function ArticleTemplate({ data }: TemplateProps<"article">) {
  const text = useText();
  const intl = useIntl();
  const { lines } = useLanguagePack();
  const { view } = data.page;
  const { lead, date, category, line, event, figure, closing } = view.content;
  const topic = [
    text(`category.${category}`),
    line && text("article.line", { line, name: lines[line].name }),
    event && `${event.name}, ${formatDayRange(intl, event.start, event.end)}, ${event.city}`,
  ];
  return (
    <article>
      <Page
        top={
          <>
            <PageHero
              {...heroProps(view)}
              meta={
                <>
                  <Flaps day={date}>
                    <Age day={date} place="above" />
                  </Flaps>
                  <span>{topic.filter(Boolean).join(" · ")}</span>
                </>
              }
            />
            <WideArt view={view} />
            <Section isFlush>
              <div className={`split ${css["text"]}`}>
                <div className={css["body"]}>
                  {lead && <RichText as="p" className="lead spaced" html={lead} />}
                  <Prose html={partsToHtml(view.body)} />
                </div>
                {figure && (
                  <p className={css["fact"]}>
                    <b className="numeral">{figure.value}</b> <span>{figure.text}</span>
                  </p>
                )}
              </div>
            </Section>
          </>
        }
      >
        <Sections view={view} />
        <RelatedLine view={view} />
        {closing && <ClosingBand question={closing} />}
      </Page>
    </article>
  );
}
