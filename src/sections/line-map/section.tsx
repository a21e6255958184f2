import { MoreLink } from "../../components/more-link/more-link";
import { RichText } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import { usePack, useText } from "../../intl/language-provider";
import type { SectionProps } from "../section-props";
import { NetworkMap } from "./network-map";
import * as css from "./section.module.css";
import { StripMap } from "./strip-map";
import { ROUTES } from "../../view/routes";

/** The network of the five lines: a map on wide screens, a strip on narrow ones. */
export default function LineMapSection({ section, view, isLast }: SectionProps<"line-map">) {
  const text = useText();
  const { language } = usePack();
  const { id, heading, text: about } = section;
  return (
    <Section
      id={id}
      heading={heading}
      echo={view.echo.parts[id]}
      isLast={isLast}
      aside={<MoreLink to={`/${language}${ROUTES.services}`}>{text("more.services")}</MoreLink>}
    >
      <div className={css["network"]}>
        <RichText as="p" html={about} />
        <NetworkMap />
        <StripMap />
      </div>
    </Section>
  );
}
