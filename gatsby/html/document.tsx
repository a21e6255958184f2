/** What stands in every document beside the page that React renders. */
import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import de from "~language-packs/de.json";
import en from "~language-packs/en.json";
import type { LanguagePack } from "../../src/i18n/pack";
import { addPack } from "../../src/i18n/pack-store";
import { languageOfPath, prefixOf } from "../../src/i18n/language-of-path";
import { type Language, LANGUAGES } from "../../src/i18n/languages";
import { FAVICON } from "../../src/head/icon-files";
import { sectionsIn } from "../../src/sections/sections-in";
import { moduleOf } from "../../src/sections/load-sections";
import { FIRST_FONT_ID } from "../../src/browser/before-hydration/wait-for-font";
import textFont from "../../src/styles/fonts/radio-canada-first.woff2";
import { STAMP_ATTRIBUTE } from "../../src/service-worker/page-stamp";
import { chunkOf } from "../webpack/section-chunks";
import { renderCanonical } from "./canonical";
import { buildHash, filesOf, paperStyles } from "./chunks";
import { readInlineScript } from "./inline-scripts";
import { pageStamp } from "./page-stamp";

/** Read here, and not while a page is rendered: Gatsby watches who opens files then. None while the site is developed. */
const SCRIPTS = { starter: readInlineScript("starter"), redirect: readInlineScript("redirect") };

/** The build renders every language, and has no time to wait for one. */
const PACKS: Record<Language, unknown> = { de, en };
for (const language of LANGUAGES) addPack(PACKS[language] as LanguagePack);

interface PageData {
  componentChunkName: string;
  result: Parameters<typeof sectionsIn>[0];
}

/**
 * The document's language, its styles and scripts, icons, canonical link. A document has inside it the styles of all that it
 * shows, and names the scripts of the same chunks (docs/decisions/0009-bytes.md).
 */
export function onRenderBody(args: RenderBodyArgs): void {
  const {
    setBodyAttributes,
    setHeadComponents,
    setHtmlAttributes,
    setPreBodyComponents,
    setPostBodyComponents,
    pathname,
  } = args;
  const language = languageOfPath(pathname);
  setHtmlAttributes({ lang: language });
  setHeadComponents(ICONS);
  renderCanonical(args);
  // While `npm run develop` runs, there is nothing but a shell, and nobody to ask for data.
  if (process.env["NODE_ENV"] === "development") return;
  const data = args.loadPageDataSync(pathname) as unknown as PageData | undefined;
  if (!data) return;
  const { scripts, styles } = filesOf([
    "app",
    data.componentChunkName,
    ...sectionsIn(data.result).map((section) => chunkOf(moduleOf(section))),
    `language-${language}`,
  ]);
  setBodyAttributes({ [STAMP_ATTRIBUTE]: pageStamp(data) } as object);
  setHeadComponents([
    ...styles.map(({ href, css }) => <style key={href} data-href={href} dangerouslySetInnerHTML={{ __html: css }} />),
    // With scripts it is asked for elsewhere: src/browser/before-hydration/wait-for-font.ts, and below.
    <noscript key="font" id={FIRST_FONT_ID} dangerouslySetInnerHTML={{ __html: FONT }} />,
    <script
      key="starter"
      data-page-path={pathname}
      data-___webpack-compilation-hash={buildHash()}
      dangerouslySetInnerHTML={{ __html: SCRIPTS.starter }}
    />,
  ]);
  setPreBodyComponents([
    // No browser's first paint waits for what a body asks for. React would put the link into the head.
    <div key="font" hidden dangerouslySetInnerHTML={{ __html: FONT }} />,
    // A page without a language leads to one before anything is shown, and before React is there (quality R1).
    prefixOf(pathname) === undefined && (
      <script key="redirect" dangerouslySetInnerHTML={{ __html: SCRIPTS.redirect }} />
    ),
  ]);
  setPostBodyComponents(scripts.map((script) => <script key={script.src} {...script} defer />));
}

const PAPER = <link key="paper" rel="stylesheet" media="print" {...paperStyles()} />;

const FONT = `<link rel="preload" href="${textFont}" as="font" type="font/woff2" crossorigin>`;

const ICONS = [
  <meta key="scheme" name="color-scheme" content="light dark" />,
  // Sizes for the one that every browser can show, so that those that know SVG take the other.
  <link key="ico" rel="icon" href={FAVICON.ico} sizes="32x32" />,
  <link key="icon" rel="icon" href={FAVICON.svg} type="image/svg+xml" />,
  <link key="touch" rel="apple-touch-icon" href={FAVICON.touch} />,
];

/**
 * Takes out what Gatsby adds by itself and the site does in another way: its name and version, the styles of the template
 * without its sections, and its scripts with the path of the page, an inline script that differs from page to page.
 */
export function onPreRenderHTML(args: PreRenderHTMLArgs): void {
  if (process.env["NODE_ENV"] === "development") return;
  const head = args.getHeadComponents().filter((part) => !isGatsbys(part));
  // Words compress better beside words, and rules beside the page that they are for. Those for paper stand after all others.
  args.replaceHeadComponents([...head.filter((part) => !isStyle(part)), ...head.filter(isStyle), PAPER]);
  args.replacePostBodyComponents(args.getPostBodyComponents().filter((part) => !isGatsbys(part)));
}

const isStyle = (part: ReactNode) => isValidElement(part) && part.type === "style";

function isGatsbys(part: ReactNode): boolean {
  if (!isValidElement<Record<string, unknown>>(part)) return false;
  const { name, id, sliceId } = part.props;
  return (
    name === "generator" ||
    "data-identity" in part.props ||
    id === "gatsby-script-loader" ||
    sliceId === "_gatsby-scripts"
  );
}
