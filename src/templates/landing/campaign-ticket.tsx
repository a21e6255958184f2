import { Icon } from "../../components/icon/icon";
import { Stub } from "../../components/stub/stub";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import type { ContentOf } from "../../model/kinds";
import * as css from "./campaign-ticket.module.css";

interface TicketProps {
  ticket: ContentOf<"landing">["ticket"];
  /** The URL of the page's own form, or else of the contact page if the site has it. */
  way: string | undefined;
}

/** Renders the offer of a first talk. Its styles hide the menus of the page. */
export function CampaignTicket({ ticket: { title, text: how, label, from, to, time }, way }: TicketProps) {
  const text = useText();
  const { company } = useLanguagePack();
  return (
    <div className={`panel printed ${css["ticket"]}`}>
      <div>
        <h2>{title}</h2>
        <p>{how}</p>
        {way && (
          <a className="edged" href={way}>
            {label} <Icon name="arrow-right" />
          </a>
        )}
        <p className="quiet">
          {text("landing.orCall")} <a href={`tel:${company.phoneLink}`}>{company.phone}</a>
        </p>
      </div>
      <Stub from={from} to={to} time={time} />
    </div>
  );
}
