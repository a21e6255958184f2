import { graphql } from "gatsby";
import { OfferPage } from "../shared/offer-page";
import type { TemplateProps } from "../shared/page";

export { PageHead as Head } from "../../layout/head/page-head";

export const query = graphql`
  query Service($id: String!) {
    page: sitePageView(id: { eq: $id }) {
      view
    }
  }
`;

export default function ServiceTemplate({ data }: TemplateProps<"service">) {
  return <OfferPage view={data.page.view} />;
}
