import { Fragment, type PropsWithChildren } from "react";
import { Prose, RichText } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import type { PageView } from "../../model/page-view";
import { Sections } from "../../sections/sections";
import "../../components/numeral.css";
import * as css from "./margin-fact.module.css";
import * as runIns from "./run-ins.module.css";

/** Characters of HTML, which are about 500 px high in half of the page. */
const MAX_COLUMN_CHARACTERS = 900;

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

/** Returns whether a part is too long for half of the page. */
export function isLong({ html }: PageView["body"][number]) {
  return html.length > MAX_COLUMN_CHARACTERS;
}

/** Renders the parts of the body for RunIns, with figures in large digits below them. SectionsAfterBody follow. */
export function BodyParts({ view: { body, content }, parts = body, isWide = false }: BodyProps & { isWide?: boolean }) {
  const margin = ("margin" in content && content.margin) || [];
  return parts.map(({ id, ...part }) => (
    <BodyPart key={id ?? ""} id={id} {...part} className={isWide ? widthClassesOf(part) : undefined}>
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

/** Returns the classes of a part over the width of the page. */
const widthClassesOf = (part: PageView["body"][number]) => `${runIns["wide"]} ${isLong(part) ? runIns["long"] : ""}`;

/** Renders the page's own sections after the parts of the body. */
export function SectionsAfterBody({ view, parts = view.body }: BodyProps) {
  return parts.map(({ id }) => id && <Sections key={id} view={view} after={id} />);
}

type BodyPartProps = PropsWithChildren<PageView["body"][number]> & { className?: string | undefined };

function BodyPart({ html, children, ...section }: BodyPartProps) {
  return (
    <Section {...section}>
      <Prose html={html} />
      {children}
    </Section>
  );
}
