import { MoreLink } from "../../components/more-link/more-link";
import { Passes } from "../../components/passes/passes";
import { useText } from "../../i18n/language-provider";
import type { Language } from "../../i18n/languages";
import { SectionFrame, type SectionProps } from "../section-frame";

/** Renders cards in rows of three. If one would be left over, the first card is wide. */
export default function ProjectsSection({ section, view, isLast }: SectionProps<"projects">) {
  const text = useText();
  const { routes, more } = section;
  const target = more && view.cards[more];
  const name = target ? (target.label ?? target.title) : "";
  return (
    <SectionFrame
      section={section}
      isLast={isLast}
      aside={
        target && <MoreLink to={target.path}>{text("more.all", { name: inSentence(name, view.language) })}</MoreLink>
      }
    >
      <Passes
        cards={routes.flatMap((route) => view.cards[route] ?? [])}
        formats={routes.length % 3 === 1 ? ["wide"] : []}
      />
    </SectionFrame>
  );
}

/** Converts the first letter of an English page's name to lower case, except in abbreviations. */
function inSentence(name: string, language: Language): string {
  return language === "de" ? name : name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
