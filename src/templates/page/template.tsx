import { graphql } from "gatsby";
import { PageHero } from "../../components/page-hero/page-hero";
import { PAGE_SECTIONS } from "../../sections/page-sections";
import { Sections } from "../../sections/sections";
import { BodySections } from "../parts/body-sections";
import { PageEnd } from "../parts/page-end";
import { PastNote } from "../parts/past-note";
import { WideArt } from "../parts/wide-art";
import type { TemplateProps } from "../template-props";

export { PageHead as Head } from "../../head/page-head";

export const query = graphql`
  query Page($id: String!) {
    page: sitePageView(id: { eq: $id }) {
      view
    }
  }
`;

export default function PageTemplate({ data }: TemplateProps<"page">) {
  const { view } = data.page;
  const { title, lead, hero = "paper" } = view.content;
  const hasEnd = view.related.length > 0;
  return (
    <>
      <PageHero
        title={title}
        echo={view.echo.title}
        lead={lead}
        trail={view.trail}
        label={view.label}
        ground={hero}
        meta={view.isPast && <PastNote />}
      />
      <WideArt view={view} {...(hero === "blue" ? { ground: "blue" } : {})} />
      <BodySections view={view} />
      <Sections view={view} components={PAGE_SECTIONS} isEnd={!hasEnd} />
      <PageEnd view={view} />
    </>
  );
}
