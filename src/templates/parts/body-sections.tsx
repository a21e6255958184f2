import { Fragment } from "react";
import { type MarginFact, MarginFacts } from "../../components/margin-facts/margin-facts";
import { Prose } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import type { PageView } from "../../model/page-view";
import { Sections } from "../../sections/sections";

interface BodySectionsProps {
  view: PageView;
  parts?: PageView["body"];
  margin?: readonly MarginFact[] | undefined;
}

/** The parts of the body as sections, each with its station, and with those of the page's own that stand after it. */
export function BodySections({ view, parts = view.body, margin = [] }: BodySectionsProps) {
  return parts.map(({ id, heading, html }) => (
    <Fragment key={id ?? ""}>
      <Section id={id} heading={heading}>
        <MarginFacts facts={margin.filter(({ beside }) => beside === id)}>
          <Prose html={html} />
        </MarginFacts>
      </Section>
      {id && <Sections view={view} after={id} />}
    </Fragment>
  ));
}
