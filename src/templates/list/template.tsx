import { graphql } from "gatsby";
import { LIST_SECTIONS } from "../../sections/list-sections";
import { SectionPage } from "../parts/section-page";
import type { TemplateProps } from "../template-props";

export { PageHead as Head } from "../../head/page-head";

export const query = graphql`
  query List($id: String!) {
    page: sitePageView(id: { eq: $id }) {
      view
    }
  }
`;

/** A page of sections with a short list. */
export default function ListTemplate({ data }: TemplateProps<"page">) {
  return <SectionPage view={data.page.view} components={LIST_SECTIONS} />;
}
