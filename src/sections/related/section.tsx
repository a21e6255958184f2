import { MoreLink } from "../../components/more-link/more-link";
import { Passes } from "../../components/passes/passes";
import { SlipList } from "../../components/slip-list/slip-list";
import { useText } from "../../i18n/language-provider";
import type { Language } from "../../i18n/languages";
import { SectionFrame, type SectionProps } from "../section-frame";

/** Renders chosen pages. Cards are in rows of three: if one would be left over, the first is wide. */
export default function RelatedSection({ section, view, isLast }: SectionProps<"related">) {
  const text = useText();
  const { as, routes, more } = section;
  const cards = routes.flatMap((route) => view.cards[route] ?? []);
  const target = view.cards[more ?? ""];
  const name = inSentence(target?.label ?? target?.title ?? "", view.language);
  return (
    <SectionFrame
      section={section}
      isLast={isLast}
      aside={target && <MoreLink to={target.path}>{text("more.all", { name })}</MoreLink>}
    >
      {as === "cards" ? (
        <Passes cards={cards} formats={routes.length % 3 === 1 ? ["wide"] : []} />
      ) : (
        <SlipList cards={cards} />
      )}
    </SectionFrame>
  );
}

/** Converts the first letter of an English page's name to lower case, except in abbreviations. */
function inSentence(name: string, language: Language): string {
  return language === "de" ? name : name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
