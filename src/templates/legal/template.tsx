import { graphql } from "gatsby";
import { useIntl } from "react-intl";
import { PageHero } from "../../components/page-hero/page-hero";
import { RichText } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import { longDay } from "../../i18n/format";
import { useText } from "../../i18n/language-provider";
import { Sections } from "../../sections/sections";
import { PageEnd } from "../parts/page-end";
import type { TemplateProps } from "../template-props";
import { LegalText } from "./legal-text";

export { PageHead as Head } from "../../head/page-head";

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
  const { title, lead, updated, summary } = view.content;
  return (
    <>
      <PageHero title={title} echo={view.echo.title} trail={view.trail} label={view.label}>
        <p>
          {text("legal.version")} <time dateTime={updated}>{longDay(intl, updated)}</time>
        </p>
        {lead && <RichText as="p" className="lead" html={lead} />}
      </PageHero>
      <Section isFlush>
        <LegalText parts={view.body} summary={summary} />
      </Section>
      <Sections view={view} />
      <PageEnd view={view} />
    </>
  );
}
