import { Fragment, type ReactNode } from "react";
import { type MarginFact, MarginFacts } from "../../components/margin-facts/margin-facts";
import { Prose } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import type { PageView } from "../../model/page-view";
import type { SectionContent as PageSection } from "../../model/sections";
import { Sections } from "../../sections/sections";
import { StickyColumns } from "./sticky-columns";

interface BodySectionsProps {
  view: PageView;
  parts?: PageView["body"];
  margin?: readonly MarginFact[] | undefined;
}

/** Renders the parts of the body as sections, and after each the page's own sections. */
export function BodySections({ view, parts = view.body }: BodySectionsProps) {
  return parts.map((part) => (
    <Fragment key={part.id ?? ""}>
      <BodyPart {...part} />
      {part.id && <Sections view={view} after={part.id} />}
    </Fragment>
  ));
}

/** Renders the parts of the body, and beside them the page's own sections after them, or else the children. */
export function BodyWithEvidence({
  view,
  parts = view.body,
  margin = [],
  children,
}: BodySectionsProps & { children: ReactNode }) {
  const sections: readonly PageSection[] = view.content.sections ?? [];
  const own = parts.flatMap(({ id = "" }) => (sections.some(({ after }) => after === id) ? id : []));
  if (parts.length === 0) return children;
  const evidence = own.length > 0 ? own.map((id) => <Sections key={id} view={view} after={id} />) : children;
  return (
    <>
      <StickyColumns evidence={evidence}>
        {parts.map((part) => (
          <BodyPart key={part.id ?? ""} {...part} facts={margin.filter(({ beside }) => beside === part.id)} />
        ))}
      </StickyColumns>
      {own.length > 0 && children}
    </>
  );
}

function BodyPart({ id, heading, html, facts = [] }: PageView["body"][number] & { facts?: readonly MarginFact[] }) {
  return (
    <Section id={id} heading={heading}>
      <Prose html={html} />
      <MarginFacts facts={facts} />
    </Section>
  );
}
