import { useLanguagePack, useText } from "../../i18n/language-provider";
import { ROUTES } from "../../model/views/routes";
import { ContactWay } from "./contact-way";
import * as css from "./closing-band.module.css";

/** Renders the end of the line: a question or an offer, and three ways to reply. */
export function ClosingBand({ question }: { question: string }) {
  const text = useText();
  const { company, language } = useLanguagePack();
  return (
    <section className={`${css["band"]} sec on-blue screen-only`}>
      <h2>{question}</h2>
      <ul className="reach">
        <ContactWay icon="phone" href={`tel:${company.phoneLink}`}>
          <small>{text("ways.call")}</small> <b>{company.phone}</b>
        </ContactWay>
        <ContactWay icon="mail" href={`mailto:${company.email}`}>
          <small>{text("ways.write")}</small> <b>{company.email}</b>
        </ContactWay>
        <ContactWay icon="calendar" href={`/${language}${ROUTES.contact}`}>
          <small>{text("ways.meet")}</small> <b>{text("ways.contactPage")}</b>
        </ContactWay>
      </ul>
    </section>
  );
}
