import { graphql } from "gatsby";
import { SectionPage } from "../parts/section-page";
import type { TemplateProps } from "../template-props";

export { PageHead as Head } from "../../layout/head/page-head";

export const query = graphql`
  query Page($id: String!) {
    page: sitePageView(id: { eq: $id }) {
      view
    }
  }
`;

/** A page of sections that lists nothing. */
export default function PageTemplate({ data }: TemplateProps<"page">) {
  return <SectionPage view={data.page.view} />;
}
