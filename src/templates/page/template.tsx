import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link/button-link";
import { DirectWays } from "../../components/direct-ways/direct-ways";
import { PageHero } from "../../components/page-hero/page-hero";
import { RichText } from "../../components/prose/prose";
import { useText } from "../../i18n/language-provider";
import { ROUTES } from "../../model/views/routes";
import { Sections } from "../../sections/sections";
import { BodySections } from "../shared/body-sections";
import { heroProps, Page, PageEnd, type TemplateProps } from "../shared/page";
import { WideArt } from "../shared/wide-art";
import * as css from "./compact-head.module.css";

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
  const [list] = sections;
  const isList = list?.type === "listing";
  // A title without picture would leave the right half empty.
  const isCompact = isList || (hero === "paper" && !view.content.picture);
  const hasOffers = isList && list.of !== "news" && list.of !== "vacancies";
  const contact = `/${view.language}${ROUTES.contact}${isList && list.of === "products" ? "?topic=product" : ""}`;
  const leadBeside = (
    <div className="cluster">
      <RichText as="p" className="lead" html={lead} />
      {hasOffers && <ButtonLink to={contact}>{text("ways.enquire")}</ButtonLink>}
    </div>
  );
  return (
    <Page
      top={
        <>
          <PageHero
            {...heroProps(view)}
            lead={isCompact && !directWays ? undefined : lead}
            ground={hero}
            className={isCompact ? css["head"] : undefined}
            meta={view.isPast && <p>{text("state.past")}</p>}
            side={directWays ? <DirectWays /> : isCompact && leadBeside}
          />
          <Sections view={view} sections={isList ? [list] : []} isTop ground={hero} />
          <WideArt view={view} ground={hero} />
        </>
      }
    >
      <BodySections view={view} />
      <Sections view={view} sections={sections.slice(isList ? 1 : 0)} isEnd={view.related.length === 0} />
      <PageEnd view={view} />
    </Page>
  );
}
