import { HeadingWithEcho } from "../../components/heading-with-echo/heading-with-echo";
import { EmailAddress } from "../../components/email-address/email-address";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import { LanguageSwitch } from "../language-switch";
import { Logo, CompanyName } from "../logo";
import { type CurrentPathsProps, MenuLinks } from "../menu-links";
import * as css from "./footer.module.css";

/** Renders the footer menus, the postal address and the legal pages. */
export function Footer({ currentPaths, counterpart }: CurrentPathsProps & { counterpart: string }) {
  const text = useText();
  const { addressEcho, company, menus } = useLanguagePack();
  return (
    <footer className={`${css["footer"]} plain on-ink`}>
      <div>
        {menus.footer.map(({ heading, echo, links }) => (
          <nav key={heading} aria-label={heading}>
            <HeadingWithEcho echo={echo}>
              <h2>{heading}</h2>
            </HeadingWithEcho>
            <MenuLinks className="stops" links={links} currentPaths={currentPaths} />
          </nav>
        ))}
        <div>
          <HeadingWithEcho echo={addressEcho}>
            <h2>{text("sign.address")}</h2>
          </HeadingWithEcho>
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
              <EmailAddress address={company.email} />
            </a>
          </address>
        </div>
      </div>
      <div className={`cluster ${css["end"]}`}>
        <span>
          <Logo />
          <CompanyName />
        </span>
        <nav aria-label={text("footer.legal")}>
          <MenuLinks links={menus.legal} currentPaths={currentPaths} />
        </nav>
        <LanguageSwitch counterpart={counterpart} />
      </div>
    </footer>
  );
}
