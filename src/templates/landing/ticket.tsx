import { Icon } from "../../components/icon/icon";
import { Stub } from "../../components/stub/stub";
import { usePack, useText } from "../../intl/language-provider";
import type { ContentOf } from "../../model/kinds";
import type { PageLink } from "../../view/page-link";
import * as css from "./ticket.module.css";

interface TicketProps {
  ticket: ContentOf<"landing">["ticket"];
  /** The contact page, where the site has it. */
  contact: Pick<PageLink, "path"> | undefined;
}

/** What the first talk brings, the way to it, and a stub that says from where to where the offer leads. */
export function Ticket({ ticket: { title, text: how, label, from, to, time }, contact }: TicketProps) {
  const text = useText();
  const { company } = usePack();
  return (
    <div className={css["ticket"]}>
      <div className={css["body"]}>
        <h2>{title}</h2>
        <p>{how}</p>
        {contact && (
          <a className={css["button"]} href={contact.path}>
            {label} <Icon name="arrow-right" />
          </a>
        )}
        <p className={css["or"]}>
          {text("landing.orCall")} <a href={`tel:${company.phoneLink}`}>{company.phone}</a>
        </p>
      </div>
      <Stub from={from} to={to} time={time} />
    </div>
  );
}
