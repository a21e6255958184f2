import { graphql } from "gatsby";
import { FactStrip } from "../../components/fact-strip/fact-strip";
import { PageHero } from "../../components/page-hero/page-hero";
import { RouteMap } from "../../components/route-map/route-map";
import { Section } from "../../components/section/section";
import { Table } from "../../components/table/table";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import { Sections } from "../../sections/sections";
import { BodyParts, SectionsAfterBody, isLong } from "../shared/body-sections";
import { heroProps, Page, PageEnd, MessageSection, type TemplateProps } from "../shared/page";
import { RunIns } from "../shared/run-ins";
import { WideArt } from "../shared/wide-art";
import * as sign from "../shared/sign-title.module.css";

export { PageHead as Head } from "../../layout/head/page-head";

export const query = graphql`
  query CaseStudy($id: String!) {
    page: sitePageView(id: { eq: $id }) {
      view
    }
  }
`;

export default function CaseStudyTemplate({ data }: TemplateProps<"case-study">) {
  const text = useText();
  const { lines } = useLanguagePack();
  const { view } = data.page;
  const { lead, code, line, sector, from, to, time, year, facts, map, changes } = view.content;
  // The map is beside the first parts of the body, up to the part "way".
  const way = view.body.findIndex(({ id }) => id === "way");
  const turn = way < 0 ? view.body.length : way;
  const strip = [
    { term: text("project.line"), value: `${line} ${lines[line].name}` },
    { term: text("project.year"), value: String(year) },
    { term: text("project.time"), value: time },
    ...facts,
  ].slice(0, 5);
  return (
    <Page
      top={
        <>
          <PageHero
            {...heroProps(view)}
            lead={lead}
            ground="blue"
            className={sign["sign"]}
            meta={
              <>
                <span className="plate">{code ?? line}</span> {lines[line].name} · {sector}
              </>
            }
          />
          <WideArt view={view} ground="blue" />
          <Section isFlush>
            <div className="spaced">
              <FactStrip from={from} to={to} facts={strip} isOverlapping={view.content.picture !== undefined} />
            </div>
            {view.sampleNote && <p>{view.sampleNote}</p>}
          </Section>
        </>
      }
    >
      <RunIns>
        <BodyParts view={view} parts={view.body.slice(0, turn)} />
        <MessageSection id="map" heading="sign.map">
          <RouteMap {...map} />
        </MessageSection>
      </RunIns>
      <SectionsAfterBody view={view} parts={view.body.slice(0, turn)} />
      <Sections view={view} after="map" />
      <RunIns>
        <BodyParts view={view} parts={view.body.slice(turn)} isWide={view.body.slice(turn).some(isLong)} />
        <MessageSection id="changes" heading="sign.changes">
          <Table
            corner={<span className="vh">{text("sign.changes")}</span>}
            columns={[text("changes.before"), text("changes.after")]}
            rows={changes.map(({ aspect, before, after }) => ({ name: aspect, cells: [before, after] }))}
          />
        </MessageSection>
      </RunIns>
      <SectionsAfterBody view={view} parts={view.body.slice(turn)} />
      <Sections view={view} after="changes" />
      <Sections view={view} />
      <PageEnd view={view} />
    </Page>
  );
}
