import { MoreLink } from "../../components/more-link/more-link";
import { RichText } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import { usePack, useText } from "../../i18n/language-provider";
import { lettersOf } from "../../model/views/line-letter";
import { ROUTES } from "../../model/views/routes";
import type { SectionProps } from "../section-props";
import { NetworkMap } from "./network-map";
import * as css from "./section.module.css";
import { StripMap } from "./strip-map";

/** The network of the lines: a map on wide screens, a strip on narrow ones. */
export default function LineMapSection({ section, isLast }: SectionProps<"line-map">) {
  const text = useText();
  const { language, lines } = usePack();
  const letters = lettersOf(lines);
  const title = text("map.title", { lines: letters.map((letter) => `${letter} ${lines[letter].name}`).join(", ") });
  const { id, heading, text: about } = section;
  return (
    <Section
      id={id}
      heading={heading}
      isLast={isLast}
      aside={<MoreLink to={`/${language}${ROUTES.services}`}>{text("more.services")}</MoreLink>}
    >
      <div className={css["network"]}>
        <RichText as="p" html={about} />
        <NetworkMap letters={letters} title={title} />
        <StripMap letters={letters} title={title} />
      </div>
    </Section>
  );
}
