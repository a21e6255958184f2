import { useLanguagePack, useText } from "../../i18n/language-provider";
import "../closing-band/reach.css";
import { Icon } from "../icon/icon";
import { Mailbox } from "../mailbox/mailbox";
import * as css from "./direct-ways.module.css";

/** Telephone, e-mail and address, with hours: a blue sign on the paper. */
export function DirectWays() {
  const text = useText();
  const { company } = useLanguagePack();
  return (
    <ul className={`reach ${css["ways"]} on-blue`}>
      <li>
        <a href={`tel:${company.phoneLink}`}>
          <span className="pic">
            <Icon name="phone" />
          </span>
          <span>
            <b>{company.phone}</b> <small>{company.hours}</small>
          </span>
        </a>
      </li>
      <li>
        <a href={`mailto:${company.email}`}>
          <span className="pic">
            <Icon name="mail" />
          </span>
          <span>
            <b>
              <Mailbox address={company.email} />
            </b>{" "}
            <small>{text("ways.answer")}</small>
          </span>
        </a>
      </li>
      <li>
        <p>
          <span className="pic">
            <Icon name="place" />
          </span>
          <span>
            <b>{company.street}</b>{" "}
            <small>
              {company.postalCode} {company.city}
            </small>
          </span>
        </p>
      </li>
    </ul>
  );
}
