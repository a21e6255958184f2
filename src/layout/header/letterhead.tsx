import { useLanguagePack } from "../../i18n/language-provider";
import * as css from "./letterhead.module.css";

/** Name, address, telephone and e-mail of the firm, with which a printed page begins (docs/decisions/0026-paper.md). */
export function Letterhead() {
  const { company } = useLanguagePack();
  return (
    <address className={css["letterhead"]}>
      {`${company.legalName}, ${company.street}, ${company.postalCode} ${company.city}`}
      <br />
      {`${company.phone}, ${company.email}`}
    </address>
  );
}
