import { graphql } from "gatsby";
import { Columns } from "../../components/columns/columns";
import { Flaps } from "../../components/flaps/flaps";
import { PageHero } from "../../components/page-hero/page-hero";
import { Prose, RichText } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import { usePack, useText } from "../../languages/language-provider";
import { Sections } from "../../sections/sections";
import { TEXT_SECTIONS } from "../../sections/text-sections";
import { PageEnd } from "../parts/page-end";
import { partsToHtml } from "../parts/parts-to-html";
import { WideArt } from "../parts/wide-art";
import type { TemplateProps } from "../template-props";
import { ArticleAside } from "./article-aside";

export { PageHead as Head } from "../../head/page-head";

export const query = graphql`
  query Article($id: String!) {
    page: sitePageView(id: { eq: $id }) {
      view
    }
  }
`;

export default function ArticleTemplate({ data }: TemplateProps<"article">) {
  const text = useText();
  const { lines } = usePack();
  const { view } = data.page;
  const { title, lead, date, category, line } = view.content;
  return (
    <article>
      <PageHero
        title={title}
        echo={view.echo.title}
        trail={view.trail}
        label={view.label}
        meta={
          <>
            <Flaps day={date} />
            <span>
              {[text(`category.${category}`), line && text("article.line", { line, name: lines[line].name })]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </>
        }
      />
      <WideArt view={view} />
      <Section isFlush>
        <Columns side={<ArticleAside view={view} />}>
          {lead && <RichText as="p" className="lead spaced" html={lead} />}
          <Prose html={partsToHtml(view.body)} />
        </Columns>
      </Section>
      <Sections view={view} components={TEXT_SECTIONS} />
      <PageEnd view={view} />
    </article>
  );
}
