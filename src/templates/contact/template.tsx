import { graphql } from "gatsby";
import { CONTACT_SECTIONS } from "../../sections/contact-sections";
import { SectionPage } from "../parts/section-page";
import type { TemplateProps } from "../template-props";

export { PageHead as Head } from "../../head/page-head";

export const query = graphql`
  query Contact($id: String!) {
    page: sitePageView(id: { eq: $id }) {
      view
    }
  }
`;

/** A page of sections with the contact form. */
export default function ContactTemplate({ data }: TemplateProps<"page">) {
  return <SectionPage view={data.page.view} components={CONTACT_SECTIONS} />;
}
