import { Doubled } from "../../components/doubled/doubled";
import { Mailbox } from "../../components/mailbox/mailbox";
import { LIMITS } from "../../model/views/page-limits";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import type { AncestorPaths } from "../aria-current";
import { LanguageSwitch } from "../language-switch";
import { Logo, Name } from "../logo";
import { MenuLinks } from "../menu-links";
import * as css from "./footer.module.css";

/** Renders the footer menus, the postal address and the legal pages. */
export function Footer({ path, counterpart }: { path: AncestorPaths; counterpart: string }) {
  const text = useText();
  const { addressEcho, company, menus } = useLanguagePack();
  return (
    <footer className={`${css["footer"]} on-ink`}>
      <div>
        {menus.footer.map(({ heading, echo, links }) => (
          <nav key={heading} aria-label={heading}>
            <Doubled echo={echo}>
              <h2>{heading}</h2>
            </Doubled>
            <MenuLinks className="stops" links={links} path={path} />
          </nav>
        ))}
        <div>
          <Doubled echo={addressEcho}>
            <h2>{text("sign.address")}</h2>
          </Doubled>
          <address>
            {company.legalName}
            <br />
            {company.street}
            <br />
            {`${company.postalCode} ${company.city}`}
            <br />
            <a href={`tel:${company.phoneLink}`}>{company.phone}</a>
            <br />
            <a href={`mailto:${company.email}`}>
              <Mailbox address={company.email} />
            </a>
          </address>
        </div>
      </div>
      <div className={`cluster ${css["end"]}`}>
        <span>
          <Logo />
          <Name />
        </span>
        <nav aria-label={text("footer.legal")}>
          <MenuLinks links={menus.legal} path={path} />
        </nav>
        <LanguageSwitch counterpart={counterpart} />
        {menus.weight && (
          <a className="code" href={menus.weight}>
            {text("footer.weight", { html: LIMITS.html / 1000, scripts: LIMITS.scripts / 1000 })}
          </a>
        )}
      </div>
    </footer>
  );
}
