import { useLanguagePack, useText } from "../../i18n/language-provider";
import { ROUTES } from "../../model/views/routes";
import { Icon, type IconName } from "../icon/icon";
import "./reach.css";
import * as css from "./closing-band.module.css";

/** Renders the end of the line: a question or an offer, and three ways to reply. */
export function ClosingBand({ question }: { question: string }) {
  const text = useText();
  const { company, language } = useLanguagePack();
  return (
    <section className={`${css["band"]} on-blue screen-only`}>
      <h2 className="station">{question}</h2>
      <ul className="reach">
        <Way icon="phone" href={`tel:${company.phoneLink}`} what={text("ways.call")} where={company.phone} />
        <Way icon="mail" href={`mailto:${company.email}`} what={text("ways.write")} where={company.email} />
        <Way
          icon="calendar"
          href={`/${language}${ROUTES.contact}`}
          what={text("ways.meet")}
          where={text("ways.contactPage")}
        />
      </ul>
    </section>
  );
}

interface WayProps {
  icon: IconName;
  href: string;
  what: string;
  where: string;
}

function Way({ icon, href, what, where }: WayProps) {
  return (
    <li>
      <a href={href}>
        <span className="pic">
          <Icon name={icon} />
        </span>
        <span>
          <small>{what}</small> <b>{where}</b>
        </span>
        <Icon name="arrow-right" />
      </a>
    </li>
  );
}
