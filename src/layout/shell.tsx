import { useLocation } from "@gatsbyjs/reach-router";
import { memo, type ReactNode } from "react";
import { useDeferredRender } from "../components/after-first-paint/use-deferred-render";
import type { Language } from "../i18n/languages";
import { LanguageProvider, useText } from "../i18n/language-provider";
import { Announcer } from "./announcer";
import { Footer } from "./footer/footer";
import { Header } from "./header/header";
import { OptionalBoundary } from "./optional-boundary";
import * as css from "./shell.module.css";
import type { CurrentPathsProps } from "./menu-links";

interface ShellProps extends CurrentPathsProps {
  language: Language;
  /** The path of the page in the other language. */
  counterpart: string;
  title: string;
  children: ReactNode;
}

/** Renders skip link, header, footer and announcer around a page. After a navigation header and footer update last. */
export function Shell({ language, currentPaths, counterpart, title, children }: ShellProps) {
  const { pathname } = useLocation();
  const deferred = { currentPaths: useDeferredRender(currentPaths), counterpart: useDeferredRender(counterpart) };
  return (
    <LanguageProvider language={language}>
      <SkipLink />
      <MemoHeader {...deferred} />
      {/* The key makes the animation of src/styles/motion.css run on every page. */}
      <main key={pathname} id="main" tabIndex={-1}>
        {children}
      </main>
      <MemoFooter {...deferred} />
      <OptionalBoundary module="announcer">
        <Announcer title={title} />
      </OptionalBoundary>
    </LanguageProvider>
  );
}

const MemoHeader = memo(Header);
const MemoFooter = memo(Footer);

function SkipLink() {
  const text = useText();
  return (
    <a className={css["skip"]} href="#main">
      {text("skip.toContent")}
    </a>
  );
}
