import { graphql } from "gatsby";
import { OFFER_SECTIONS } from "../../sections/offer-sections";
import { SectionPage } from "../parts/section-page";
import type { TemplateProps } from "../template-props";

export { PageHead as Head } from "../../head/page-head";

export const query = graphql`
  query OfferList($id: String!) {
    page: sitePageView(id: { eq: $id }) {
      view
    }
  }
`;

/** A page of sections that lists services, products or solutions. */
export default function OfferListTemplate({ data }: TemplateProps<"page">) {
  return <SectionPage view={data.page.view} components={OFFER_SECTIONS} />;
}
