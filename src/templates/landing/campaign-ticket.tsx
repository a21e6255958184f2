import { Icon } from "../../components/icon/icon";
import { Stub } from "../../components/stub/stub";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import type { PageView } from "../../model/page-view";
import * as css from "./campaign-ticket.module.css";

/** Renders the offer of a first talk. Its styles hide the menus of the page. */
export function CampaignTicket({ view: { content, cards, contactForms } }: { view: PageView<"landing"> }) {
  const text = useText();
  const { company } = useLanguagePack();
  const { title, text: how, route, label, from, to, time } = content.ticket;
  // Links to the page's own form, or else to the contact page if the site has it.
  const [form] = Object.keys(contactForms ?? {});
  const way = form ? `#${form}` : cards[route]?.path;
  return (
    <div className={`panel printed ${css["ticket"]}`}>
      <div>
        <h2>{title}</h2>
        {way && (
          <a className="edged" href={way}>
            {label} <Icon name="arrow-right" />
          </a>
        )}
        <p>{how}</p>
        <p className="quiet">
          {text("landing.orCall")} <a href={`tel:${company.phoneLink}`}>{company.phone}</a>
        </p>
      </div>
      <Stub from={from} to={to} time={time} />
    </div>
  );
}
