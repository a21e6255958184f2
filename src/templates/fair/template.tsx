import { graphql } from "gatsby";
import { FactStrip } from "../../components/fact-strip/fact-strip";
import { Flaps } from "../../components/flaps/flaps";
import { PageHero } from "../../components/page-hero/page-hero";
import { Section } from "../../components/section/section";
import { useText } from "../../i18n/language-provider";
import { Sections } from "../../sections/sections";
import { BodySections } from "../shared/body-sections";
import { heroProps, Page, PageEnd, type TemplateProps } from "../shared/page";
import { WideArt } from "../shared/wide-art";
import { StandSign } from "./stand-sign";

export { PageHead as Head } from "../../layout/head/page-head";

export const query = graphql`
  query Fair($id: String!) {
    page: sitePageView(id: { eq: $id }) {
      view
    }
  }
`;

export default function FairTemplate({ data }: TemplateProps<"fair">) {
  const text = useText();
  const { view } = data.page;
  const { isPast } = view;
  const { lead, event, visit } = view.content;
  return (
    <Page
      top={
        <>
          <PageHero
            {...heroProps(view)}
            lead={lead}
            ground="ink"
            meta={
              (event || isPast) && (
                <>
                  {event && (
                    <>
                      <Flaps day={event.start} /> <span>{text("event.to")}</span> <Flaps day={event.end} />
                    </>
                  )}
                  {isPast && <p>{text("state.past")}</p>}
                </>
              )
            }
            side={event && <StandSign view={view} />}
          />
          <WideArt view={view} ground="ink" />
        </>
      }
    >
      {visit && (
        <Section isFlush>
          <FactStrip {...visit} isOverlapping={view.content.picture !== undefined} />
        </Section>
      )}
      <BodySections view={view} />
      <Sections view={view} />
      <PageEnd view={view} />
    </Page>
  );
}
