import type { ReactNode } from "react";
import type { Language } from "../i18n/languages";
import { LanguageProvider, useText } from "../i18n/language-provider";
import { Announcer } from "./announcer";
import { Footer } from "./footer/footer";
import { Header } from "./header/header";
import { Spare } from "./spare";
import * as css from "./shell.module.css";

interface ShellProps {
  language: Language;
  /** The page's own path: menus mark it. */
  path: string;
  /** Where the language switch leads. */
  counterpart: string;
  /** Where the visitor is, and what the page is called: for the announcement. */
  pathname: string;
  title: string;
  children: ReactNode;
}

/** What stands around every page: skip link, header, footer, and what is said of it. */
export function Shell({ language, path, counterpart, pathname, title, children }: ShellProps) {
  return (
    <LanguageProvider language={language}>
      <SkipLink />
      <Header path={path} counterpart={counterpart} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer path={path} counterpart={counterpart} />
      <Spare module="announcer">
        <Announcer pathname={pathname} title={title} />
      </Spare>
    </LanguageProvider>
  );
}

function SkipLink() {
  const text = useText();
  return (
    <a className={css["skip"]} href="#main">
      {text("skip.toContent")}
    </a>
  );
}
