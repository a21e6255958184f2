import { MoreLink } from "../../components/more-link/more-link";
import { Passes } from "../../components/passes/passes";
import { Section } from "../../components/section/section";
import { useText } from "../../languages/language-provider";
import type { SectionProps } from "../section-props";

export function ProjectsSection({ section, view, isLast }: SectionProps<"projects">) {
  const text = useText();
  const { id, heading, routes, more } = section;
  const target = more && view.cards[more];
  return (
    <Section
      id={id}
      heading={heading}
      echo={view.echo.parts[id]}
      isLast={isLast}
      aside={target && <MoreLink to={target.path}>{text("more.all", { name: target.label ?? target.title })}</MoreLink>}
    >
      <Passes cards={routes.flatMap((route) => view.cards[route] ?? [])} isFirstWide />
    </Section>
  );
}
