import { ButtonLink } from "../../components/button-link/button-link";
import { Icon, type IconName } from "../../components/icon/icon";
import { RichText } from "../../components/prose/prose";
import { SectionHead } from "../../components/section-head/section-head";
import { useLanguagePack } from "../../i18n/language-provider";
import type { SectionProps } from "../section-frame";
import * as css from "./section.module.css";

/** Renders the sign on the page's line. */
export default function CallToActionSection({ section, view, isLast }: SectionProps<"call-to-action">) {
  const { company } = useLanguagePack();
  const { id, heading, text, route, label } = section;
  const target = view.cards[route];
  return (
    <section className={`sec screen-only ${isLast ? "sec--last" : ""} ${css["call"]}`}>
      <div className={`${css["sign"]} on-line on-blue`}>
        <SectionHead id={id} heading={heading} />
        <RichText as="p" className="lead" html={text} />
        <div className={`cluster ${css["ways"]}`}>
          {target && <ButtonLink to={target.path}>{label}</ButtonLink>}
          <Way icon="phone" href={`tel:${company.phoneLink}`} name={company.phone} />
          <Way icon="mail" href={`mailto:${company.email}`} name={company.email} />
        </div>
      </div>
    </section>
  );
}

function Way({ icon, href, name }: { icon: IconName; href: string; name: string }) {
  return (
    <a href={href}>
      <Icon name={icon} />
      <span>{name}</span>
    </a>
  );
}
