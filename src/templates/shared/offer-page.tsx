import { ProcessLine } from "../../components/process-line/process-line";
import { Questions } from "../../components/questions/questions";
import { RingList, ServiceList } from "../../components/service-list/service-list";
import { useLanguagePack } from "../../i18n/language-provider";
import type { PageView } from "../../model/page-view";
import { Sections } from "../../sections/sections";
import { StickyColumns } from "./sticky-columns";
import { BodyWithEvidence } from "./body-sections";
import { FareSection } from "./fare-section";
import { PageHero } from "../../components/page-hero/page-hero";
import * as css from "./gate-hero.module.css";
import { heroProps, Page } from "./page";
import { PageEnd } from "./page-end";
import { SignSection } from "./sign-section";
import { WideArt } from "./wide-art";

/** Renders a service or a solution. The letter of its line is as high as the hero. */
export function OfferPage({ view }: { view: PageView<"service"> | PageView<"solution"> }) {
  const { lines } = useLanguagePack();
  const { lead, line, gets, steps, needs, questions } = view.content;
  return (
    <Page
      top={
        <>
          <PageHero
            {...heroProps(view)}
            lead={lead}
            ground="blue"
            className={css["gated"]}
            corner={
              <span className={css["gate"]} aria-hidden="true">
                {line}
              </span>
            }
            meta={
              <>
                <span className="plate">{line}</span> {lines[line].name}
              </>
            }
          />
          <WideArt view={view} ground="blue" />
        </>
      }
    >
      <Sections view={view} after="head" />
      <SignSection view={view} id="gets" sign="sign.gets">
        <ServiceList items={gets} />
      </SignSection>
      <BodyWithEvidence view={view} margin={view.content.margin}>
        <SignSection id="steps" sign="sign.steps">
          <ProcessLine steps={steps} />
        </SignSection>
      </BodyWithEvidence>
      <Sections view={view} after="steps" />
      <FareSection fare={view.fare} />
      <Sections view={view} after="fare" />
      <StickyColumns
        evidence={
          <SignSection id="questions" sign="sign.questions">
            <Questions questions={questions} />
          </SignSection>
        }
      >
        <SignSection id="needs" sign="sign.needs">
          <RingList items={needs} />
        </SignSection>
      </StickyColumns>
      <Sections view={view} after="needs" />
      <Sections view={view} after="questions" />
      <Sections view={view} />
      <PageEnd view={view} />
    </Page>
  );
}
