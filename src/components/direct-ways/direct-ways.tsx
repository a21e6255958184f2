import { useLanguagePack, useText } from "../../i18n/language-provider";
import { ContactWay } from "../closing-band/contact-way";
import { EmailAddress } from "../email-address/email-address";
import * as css from "./direct-ways.module.css";

/** Renders telephone, e-mail and postal address, with hours. */
export function DirectWays() {
  const text = useText();
  const { company } = useLanguagePack();
  return (
    <ul className={`reach hairlines ${css["ways"]} on-blue`}>
      <ContactWay icon="phone" href={`tel:${company.phoneLink}`}>
        <b>{company.phone}</b> <small>{company.hours}</small>
      </ContactWay>
      <ContactWay icon="mail" href={`mailto:${company.email}`}>
        <b>
          <EmailAddress address={company.email} />
        </b>{" "}
        <small>{text("ways.answer")}</small>
      </ContactWay>
      <ContactWay icon="place">
        <b>{company.street}</b>{" "}
        <small>
          {company.postalCode} {company.city}
        </small>
      </ContactWay>
    </ul>
  );
}
