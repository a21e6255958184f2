import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import de from "~language-packs/de.json";
import en from "~language-packs/en.json";
import type { LanguagePack } from "../intl/pack";
import { addPack } from "../intl/pack-store";
import { prefixOf } from "../languages/language-of-path";
import { type Language, LANGUAGES } from "../languages/languages";
import { REDIRECT_SCRIPT_ID, redirectScript } from "../languages/redirect-script";
import textFont from "../styles/fonts/radio-canada-first.woff2";
import { FIRST_FONT_ID } from "../starter/wait-for-font";
import { renderCanonical } from "./canonical";
import { FAVICON } from "../head/icon-files";

/** The build renders every language, and has no time to wait for one. */
const PACKS: Record<Language, unknown> = { de, en };
for (const language of LANGUAGES) addPack(PACKS[language] as LanguagePack);

/** What stands in every document's head beside the page's own: the font of the first screen, theme, icons, canonical. */
export function onRenderBody(args: RenderBodyArgs): void {
  const { setHeadComponents, setPreBodyComponents, pathname } = args;
  setHeadComponents([
    // With scripts it is asked for elsewhere: src/starter/wait-for-font.ts, first-font.ts.
    <noscript key="font" id={FIRST_FONT_ID}>
      <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
    </noscript>,
    <meta key="scheme" name="color-scheme" content="light dark" />,
    // Sizes for the one that every browser can show, so that those that know SVG take the other.
    <link key="ico" rel="icon" href={FAVICON.ico} sizes="32x32" />,
    <link key="icon" rel="icon" href={FAVICON.svg} type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href={FAVICON.touch} />,
  ]);
  renderCanonical(args);
  // A page without a language leads to one before anything is shown, and before React is there (quality R1).
  if (prefixOf(pathname) === undefined) {
    setPreBodyComponents([
      <script key="language" id={REDIRECT_SCRIPT_ID} dangerouslySetInnerHTML={{ __html: redirectScript() }} />,
    ]);
  }
}

/** Gatsby puts all styles of the site into every page; what a page gets of them is put there later (critical-styles.ts). */
export function onPreRenderHTML({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  replaceHeadComponents(getHeadComponents().map(withoutStyles));
}

function withoutStyles(component: ReactNode): ReactNode {
  if (!isValidElement<{ "data-href"?: string }>(component) || component.type !== "style") return component;
  const { "data-href": href } = component.props;
  return <style key={href} data-href={href} />;
}
