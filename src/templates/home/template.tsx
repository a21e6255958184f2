import { graphql } from "gatsby";
import { ClosingBand } from "../../components/closing-band/closing-band";
import { PageHero } from "../../components/page-hero/page-hero";
import { Sections } from "../../sections/sections";
import { heroProps, Page, type TemplateProps } from "../shared/page";

export { PageHead as Head } from "../../layout/head/page-head";

export const query = graphql`
  query Home($id: String!) {
    page: sitePageView(id: { eq: $id }) {
      view
    }
  }
`;

export default function HomeTemplate({ data }: TemplateProps<"home">) {
  const { view } = data.page;
  const { lead, sections = [], closing } = view.content;
  // The hero of the home page is a section, which an editor may leave out.
  const signs = sections.slice(0, sections[0]?.type === "hero-lines" ? 1 : 0);
  const top =
    signs.length > 0 ? <Sections view={view} sections={signs} isTop /> : <PageHero {...heroProps(view)} lead={lead} />;
  return (
    <Page top={top}>
      <Sections view={view} sections={sections.slice(signs.length)} isEnd />
      {closing && <ClosingBand question={closing} />}
    </Page>
  );
}
