import { graphql } from "gatsby";
import { PROJECT_SECTIONS } from "../../sections/project-sections";
import { SectionPage } from "../parts/section-page";
import type { TemplateProps } from "../template-props";

export { PageHead as Head } from "../../head/page-head";

export const query = graphql`
  query ProjectList($id: String!) {
    page: sitePageView(id: { eq: $id }) {
      view
    }
  }
`;

/** The page of sections that lists the projects. */
export default function ProjectListTemplate({ data }: TemplateProps<"page">) {
  return <SectionPage view={data.page.view} components={PROJECT_SECTIONS} />;
}
