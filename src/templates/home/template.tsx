import { graphql } from "gatsby";
import { ClosingBand } from "../../components/closing-band/closing-band";
import { HOME_SECTIONS } from "../../sections/home-sections";
import { Sections } from "../../sections/sections";
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
  const { closing } = view.content;
  return (
    <>
      <Sections view={view} components={HOME_SECTIONS} isTop isEnd />
      {closing && <ClosingBand question={closing} echo={view.echo.parts["closing"]} />}
    </>
  );
}
