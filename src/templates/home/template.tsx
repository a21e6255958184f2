import { graphql } from "gatsby";
import { ClosingBand } from "../../components/closing-band/closing-band";
import { Later } from "../../components/later/later";
import { PageHero } from "../../components/page-hero/page-hero";
import { Sections } from "../../sections/sections";
import { headOf } from "../parts/head-of";
import type { TemplateProps } from "../template-props";

export { PageHead as Head } from "../../head/page-head";

export const query = graphql`
  query Home($id: String!) {
    page: sitePageView(id: { eq: $id }) {
      view
    }
  }
`;

export default function HomeTemplate({ data }: TemplateProps<"home">) {
  const { view } = data.page;
  const { lead, sections, closing } = view.content;
  // An editor may begin without the home page's sign.
  const hasSign = sections?.[0]?.type === "hero-lines";
  return (
    <>
      {!hasSign && <PageHero {...headOf(view)} lead={lead} />}
      <Sections view={view} isTop={hasSign} isEnd />
      <Later>{closing && <ClosingBand question={closing} />}</Later>
    </>
  );
}
