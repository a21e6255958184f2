import { Icon } from "../../components/icon/icon";
import { Stub } from "../../components/stub/stub";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import type { ContentOf } from "../../model/kinds";
import * as css from "./ticket.module.css";

interface TicketProps {
  ticket: ContentOf<"landing">["ticket"];
  /** To the page's own form, else to the contact page, where the site has it. */
  way: string | undefined;
}

/**
 * What the first talk brings, the way to it, and a stub that says from where to where the offer leads. Where it stands,
 * the header has no menu (src/layout/header/header.module.css).
 */
export function Ticket({ ticket: { title, text: how, label, from, to, time }, way }: TicketProps) {
  const text = useText();
  const { company } = useLanguagePack();
  return (
    <div className={`panel ${css["ticket"]}`}>
      <div>
        <h2>{title}</h2>
        <p>{how}</p>
        {way && (
          <a className="edged" href={way}>
            {label} <Icon name="arrow-right" />
          </a>
        )}
        <p>
          {text("landing.orCall")} <a href={`tel:${company.phoneLink}`}>{company.phone}</a>
        </p>
      </div>
      <Stub from={from} to={to} time={time} />
    </div>
  );
}
