import { graphql } from "gatsby";
import { OfferPage } from "../shared/offer-page";
import type { TemplateProps } from "../shared/page";

export { PageHead as Head } from "../../layout/head/page-head";

export const query = graphql`
  query Solution($id: String!) {
    page: sitePageView(id: { eq: $id }) {
      view
    }
  }
`;

export default function SolutionTemplate({ data }: TemplateProps<"solution">) {
  return <OfferPage view={data.page.view} />;
}
