import { graphql } from "gatsby";
import { DirectWays } from "../../components/direct-ways/direct-ways";
import { PageHero } from "../../components/page-hero/page-hero";
import { useText } from "../../i18n/language-provider";
import { Sections } from "../../sections/sections";
import { BodySections } from "../shared/body-sections";
import { heroProps, Page } from "../shared/page";
import { PageEnd } from "../shared/page-end";
import { WideArt } from "../shared/wide-art";
import type { TemplateProps } from "../template-props";

export { PageHead as Head } from "../../layout/head/page-head";

export const query = graphql`
  query Page($id: String!) {
    page: sitePageView(id: { eq: $id }) {
      view
    }
  }
`;

export default function PageTemplate({ data }: TemplateProps<"page">) {
  const text = useText();
  const { view } = data.page;
  const { lead, hero = "paper", directWays } = view.content;
  return (
    <Page
      top={
        <>
          <PageHero
            {...heroProps(view)}
            lead={lead}
            ground={hero}
            meta={view.isPast && <p>{text("state.past")}</p>}
            side={directWays && <DirectWays />}
          />
          <WideArt view={view} ground={hero} />
        </>
      }
    >
      <BodySections view={view} />
      <Sections view={view} isEnd={view.related.length === 0} />
      <PageEnd view={view} />
    </Page>
  );
}
