import { Fragment, type PropsWithChildren } from "react";
import { Prose, RichText } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import type { PageView } from "../../model/page-view";
import { Sections } from "../../sections/sections";
import "../../components/numeral.css";
import * as css from "./margin-fact.module.css";

interface BodyProps {
  view: PageView;
  parts?: PageView["body"];
}

/** Renders the parts of the body as sections, and after each the page's own sections. */
export function BodySections({ view }: { view: PageView }) {
  return view.body.map((part) => (
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

/** Renders the parts of the body for RunIns, with figures in large digits below them. EvidenceSections follow. */
export function BodyParts({ view: { body, content }, parts = body }: BodyProps) {
  const margin = ("margin" in content && content.margin) || [];
  return parts.map(({ id, ...part }) => (
    <BodyPart key={id ?? ""} id={id} {...part}>
      {margin.map(
        ({ beside, value, text }) =>
          beside === id && (
            <p key={value} className={css["fact"]}>
              <b className="numeral">{value}</b> <RichText html={text} />
            </p>
          ),
      )}
    </BodyPart>
  ));
}

/** Renders the page's own sections after the parts of the body. */
export function EvidenceSections({ view, parts = view.body }: BodyProps) {
  return parts.map(({ id }) => id && <Sections key={id} view={view} after={id} />);
}

function BodyPart({ id, heading, html, children }: PropsWithChildren<PageView["body"][number]>) {
  return (
    <Section id={id} heading={heading}>
      <Prose html={html} />
      {children}
    </Section>
  );
}
