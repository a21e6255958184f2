import { ProcessLine } from "../../components/process-line/process-line";
import { RingList } from "../../components/prose/ring-list";
import { Questions } from "../../components/questions/questions";
import { ServiceList } from "../../components/service-list/service-list";
import { useLanguagePack } from "../../i18n/language-provider";
import type { PageView } from "../../model/page-view";
import { Sections } from "../../sections/sections";
import { BodyParts, SectionsAfterBody } from "./body-sections";
import { CodeHero } from "./code-hero";
import { FareHead, FareSection } from "./fare-section";
import { Page, PageEnd, MessageSection } from "./page";
import { RunIns } from "./run-ins";
import { WideArt } from "./wide-art";

/** Renders a service or a solution. */
export function OfferPage({ view }: { view: PageView<"service"> | PageView<"solution"> }) {
  const { lines } = useLanguagePack();
  const { line, gets, steps, needs, questions } = view.content;
  return (
    <Page
      top={
        <>
          <CodeHero view={view} code={line} ground="blue" meta={lines[line].name}>
            <FareHead fare={view.fare} />
          </CodeHero>
          <WideArt view={view} ground="blue" />
        </>
      }
    >
      <Sections view={view} after="head" />
      <RunIns>
        <MessageSection id="gets" heading="sign.gets">
          <ServiceList items={gets} />
        </MessageSection>
        <MessageSection id="steps" heading="sign.steps">
          <ProcessLine steps={steps} />
        </MessageSection>
        <BodyParts view={view} isWide />
      </RunIns>
      <Sections view={view} after="gets" />
      <SectionsAfterBody view={view} />
      <Sections view={view} after="steps" />
      <RunIns>
        <FareSection fare={view.fare} />
      </RunIns>
      <Sections view={view} after="fare" />
      <RunIns isPair>
        <MessageSection id="needs" heading="sign.needs">
          <RingList items={needs} />
        </MessageSection>
        <MessageSection id="questions" heading="sign.questions">
          <Questions questions={questions} />
        </MessageSection>
      </RunIns>
      <Sections view={view} after="needs" />
      <Sections view={view} after="questions" />
      <Sections view={view} />
      <PageEnd view={view} />
    </Page>
  );
}
