import { graphql } from "gatsby";
import { DirectWays } from "../../components/direct-ways/direct-ways";
import { PageHero } from "../../components/page-hero/page-hero";
import { RichText } from "../../components/prose/prose";
import { useText } from "../../i18n/language-provider";
import { Sections } from "../../sections/sections";
import { BodySections } from "../shared/body-sections";
import { heroProps, Page, PageEnd, type TemplateProps } from "../shared/page";
import { WideArt } from "../shared/wide-art";
import * as css from "./list-head.module.css";

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
  const { lead, hero = "paper", directWays, sections = [] } = view.content;
  // A list that opens a page is part of its head, and comes with the first render.
  const lists = sections.slice(0, sections[0]?.type === "listing" ? 1 : 0);
  const isList = lists.length > 0;
  return (
    <Page
      top={
        <>
          <PageHero
            {...heroProps(view)}
            lead={isList ? undefined : lead}
            ground={hero}
            className={isList ? css["head"] : undefined}
            meta={view.isPast && <p>{text("state.past")}</p>}
            side={directWays ? <DirectWays /> : isList && <RichText as="p" className="lead" html={lead} />}
          />
          <Sections view={view} sections={lists} isTop ground={hero} />
          <WideArt view={view} ground={hero} />
        </>
      }
    >
      <BodySections view={view} />
      <Sections view={view} sections={sections.slice(lists.length)} isEnd={view.related.length === 0} />
      <PageEnd view={view} />
    </Page>
  );
}
