import { graphql } from "gatsby";
import { NEWS_SECTIONS } from "../../sections/news-sections";
import { SectionPage } from "../parts/section-page";
import type { TemplateProps } from "../template-props";

export { PageHead as Head } from "../../head/page-head";

export const query = graphql`
  query NewsList($id: String!) {
    page: sitePageView(id: { eq: $id }) {
      view
    }
  }
`;

/** The page of sections that lists the news. */
export default function NewsListTemplate({ data }: TemplateProps<"page">) {
  return <SectionPage view={data.page.view} components={NEWS_SECTIONS} />;
}
