import { Fragment } from "react";
import { type MarginFact, MarginFacts } from "../../components/margin-facts/margin-facts";
import { Prose } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import type { PageView } from "../../model/page-view";
import { Sections } from "../../sections/sections";

interface BodyProps {
  view: PageView;
  parts?: PageView["body"];
}

/** Renders the parts of the body as sections, and after each the page's own sections. */
export function BodySections({ view, parts = view.body }: BodyProps) {
  return parts.map((part) => (
    <Fragment key={part.id ?? ""}>
      <BodyPart {...part} />
      {part.id && <Sections view={view} after={part.id} />}
    </Fragment>
  ));
}

/** Returns the parts without tables, and those with them, which RunIns renders over the width of the page. */
export function splitTables(parts: PageView["body"]): [texts: PageView["body"], tables: PageView["body"]] {
  const hasTable = ({ html }: PageView["body"][number]) => html.includes("<table");
  return [parts.filter((part) => !hasTable(part)), parts.filter(hasTable)];
}

/** Renders the parts of the body for RunIns. EvidenceSections follow. */
export function BodyParts({ view, parts = view.body, margin = [] }: BodyProps & { margin?: readonly MarginFact[] }) {
  return parts.map((part) => (
    <BodyPart key={part.id ?? ""} {...part} facts={margin.filter(({ beside }) => beside === part.id)} />
  ));
}

/** Renders the page's own sections after the parts of the body. */
export function EvidenceSections({ view, parts = view.body }: BodyProps) {
  return parts.map(({ id }) => id && <Sections key={id} view={view} after={id} />);
}

function BodyPart({ id, heading, html, facts = [] }: PageView["body"][number] & { facts?: readonly MarginFact[] }) {
  return (
    <Section id={id} heading={heading}>
      <Prose html={html} />
      <MarginFacts facts={facts} />
    </Section>
  );
}
