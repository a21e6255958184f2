import { MoreLink } from "../../components/more-link/more-link";
import { Passes } from "../../components/passes/passes";
import { useText } from "../../i18n/language-provider";
import { Framed } from "../framed";
import type { SectionProps } from "../section-props";

export default function ProjectsSection({ section, view, isLast, hasFirstPicture = false }: SectionProps<"projects">) {
  const text = useText();
  const { routes, more } = section;
  const target = more && view.cards[more];
  return (
    <Framed
      section={section}
      isLast={isLast}
      aside={target && <MoreLink to={target.path}>{text("more.all", { name: target.label ?? target.title })}</MoreLink>}
    >
      <Passes
        cards={routes.flatMap((route) => view.cards[route] ?? [])}
        formats={["wide"]}
        hasFirstPicture={hasFirstPicture}
      />
    </Framed>
  );
}
