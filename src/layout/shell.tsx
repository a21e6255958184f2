import { useLocation } from "@gatsbyjs/reach-router";
import { memo, type ReactNode } from "react";
import { useDeferredRender } from "./use-later";
import type { Language } from "../i18n/languages";
import { LanguageProvider, useText } from "../i18n/language-provider";
import { Announcer } from "./announcer";
import { Footer } from "./footer/footer";
import { Header } from "./header/header";
import { OptionalBoundary } from "./spare";
import * as css from "./shell.module.css";
import type { AncestorPaths } from "./aria-current";

interface ShellProps {
  language: Language;
  /** Which menus mark. */
  path: AncestorPaths;
  /** Where the language switch leads. */
  counterpart: string;
  /** For the announcement. */
  title: string;
  children: ReactNode;
}

/**
 * What stands around every page: skip link, header, footer, and what is said of it. The next page is shown before
 * header and footer follow, which differ in a mark and in where the language switch leads.
 */
export function Shell({ language, path, counterpart, title, children }: ShellProps) {
  const { pathname } = useLocation();
  const place = { path: useDeferredRender(path), counterpart: useDeferredRender(counterpart) };
  return (
    <LanguageProvider language={language}>
      <SkipLink />
      <Above {...place} />
      {/* Another element for each page: what uncovers it (src/styles/motion.css) runs once for an element. */}
      <main key={pathname} id="main" tabIndex={-1}>
        {children}
      </main>
      <Below {...place} />
      <OptionalBoundary module="announcer">
        <Announcer title={title} />
      </OptionalBoundary>
    </LanguageProvider>
  );
}

const Above = memo(Header);
const Below = memo(Footer);

function SkipLink() {
  const text = useText();
  return (
    <a className={css["skip"]} href="#main">
      {text("skip.toContent")}
    </a>
  );
}
