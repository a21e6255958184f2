import { Columns } from "../../components/columns/columns";
import { PageHero } from "../../components/page-hero/page-hero";
import { ProcessLine } from "../../components/process-line/process-line";
import { Questions } from "../../components/questions/questions";
import { RingList, ServiceList } from "../../components/service-list/service-list";
import { usePack, useText } from "../../i18n/language-provider";
import type { PageView } from "../../model/page-view";
import { Sections } from "../../sections/sections";
import { BodySections } from "./body-sections";
import { FareSection } from "./fare-section";
import { headOf } from "./head-of";
import { PageEnd } from "./page-end";
import { SignPart } from "./sign-section";
import { WideArt } from "./wide-art";

/** A service or a solution: what you get, how it goes, what it needs from you, what it does not include. */
export function OfferPage({ view }: { view: PageView<"service"> | PageView<"solution"> }) {
  const text = useText();
  const { lines } = usePack();
  const { lead, line, gets, steps, needs, excludes, questions } = view.content;
  return (
    <>
      <PageHero
        {...headOf(view)}
        lead={lead}
        ground="blue"
        gate={line}
        meta={
          <>
            <span className="plate">{line}</span> {lines[line].name}
          </>
        }
      />
      <WideArt view={view} ground="blue" />
      <Sections view={view} after="head" />
      <SignPart view={view} id="gets" sign="sign.gets">
        <ServiceList items={gets} />
      </SignPart>
      <BodySections view={view} margin={view.content.margin} />
      <SignPart view={view} id="steps" sign="sign.steps">
        <ProcessLine steps={steps} />
      </SignPart>
      <SignPart view={view} id="needs" sign="sign.needs">
        <Columns side={{ heading: text("offer.excludes"), content: <RingList items={excludes} /> }}>
          <RingList items={needs} />
        </Columns>
      </SignPart>
      <FareSection fare={view.fare} />
      <Sections view={view} after="fare" />
      <SignPart view={view} id="questions" sign="sign.questions">
        <Questions questions={questions} />
      </SignPart>
      <Sections view={view} />
      <PageEnd view={view} />
    </>
  );
}
