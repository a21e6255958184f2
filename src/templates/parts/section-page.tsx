import { DirectWays } from "../../components/direct-ways/direct-ways";
import { PageHero } from "../../components/page-hero/page-hero";
import type { PageView } from "../../model/page-view";
import { Sections } from "../../sections/sections";
import { BodySections } from "./body-sections";
import { heroProps } from "./head-of";
import { Page } from "./page";
import { PageEnd } from "./page-end";
import { PastNote } from "./past-note";
import { WideArt } from "./wide-art";

export function SectionPage({ view }: { view: PageView<"page"> }) {
  const { lead, hero = "paper", directWays } = view.content;
  const hasEnd = view.related.length > 0;
  return (
    <Page
      top={
        <>
          <PageHero
            {...heroProps(view)}
            lead={lead}
            ground={hero}
            meta={view.isPast && <PastNote />}
            side={directWays && <DirectWays />}
          />
          <WideArt view={view} {...(hero === "paper" ? {} : { ground: hero })} />
        </>
      }
    >
      <BodySections view={view} />
      <Sections view={view} isEnd={!hasEnd} />
      <PageEnd view={view} />
    </Page>
  );
}
