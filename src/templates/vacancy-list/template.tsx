import { graphql } from "gatsby";
import { VACANCY_SECTIONS } from "../../sections/vacancy-sections";
import { SectionPage } from "../parts/section-page";
import type { TemplateProps } from "../template-props";

export { PageHead as Head } from "../../head/page-head";

export const query = graphql`
  query VacancyList($id: String!) {
    page: sitePageView(id: { eq: $id }) {
      view
    }
  }
`;

/** The page of sections that lists the vacancies. */
export default function VacancyListTemplate({ data }: TemplateProps<"page">) {
  return <SectionPage view={data.page.view} components={VACANCY_SECTIONS} />;
}
