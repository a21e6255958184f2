import { Prose } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import type { PageView } from "../../model/page-view";

/** The parts of the body as sections, each with its station. */
export function BodySections({ view, parts = view.body }: { view: PageView; parts?: PageView["body"] }) {
  return parts.map(({ id, heading, html }) => (
    <Section key={id ?? ""} id={id} heading={heading} echo={id ? view.echo.parts[id] : undefined}>
      <Prose html={html} />
    </Section>
  ));
}
