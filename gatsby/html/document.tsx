/** The document around the page that React renders: attributes, head, scripts. */
import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import de from "~language-packs/de.json";
import en from "~language-packs/en.json";
import type { LanguagePack } from "../../src/i18n/pack";
import { addPack } from "../../src/i18n/pack-store";
import { type Language, languageOfPath, LANGUAGES, prefixOf } from "../../src/i18n/languages";
import { FAVICON } from "../../src/layout/head/icon-files";
import { moduleOf, sectionsOfPage } from "../../src/sections/load-sections";
import { FIRST_FONT_ID } from "../../src/browser/before-hydration/preload-font";
import textFont from "../../src/styles/fonts/radio-canada-first.woff2";
import { chunkName } from "../webpack/section-chunks";
import { buildHash, listChunkFiles, printStylesheet } from "./chunks";
import { readInlineScript } from "./inline-scripts";

const SCRIPTS = { early: readInlineScript("early"), redirect: readInlineScript("redirect") };

/** Adds the packs of all languages before rendering, which is synchronous. */
const PACKS: Record<Language, unknown> = { de, en };
for (const language of LANGUAGES) addPack(PACKS[language] as LanguagePack);

interface PageData {
  componentChunkName: string;
  result: Parameters<typeof sectionsOfPage>[0];
}

/** Sets the document's language, its inline styles, linked scripts (docs/decisions/0009-chunks.md), and icons. */
export function onRenderBody(args: RenderBodyArgs): void {
  const { pathname } = args;
  const language = languageOfPath(pathname);
  args.setHtmlAttributes({ lang: language });
  args.setHeadComponents(ICONS);
  // Documents of `gatsby develop` are empty shells without page data.
  if (process.env["NODE_ENV"] === "development") return;
  const data = args.loadPageDataSync(pathname) as unknown as PageData | undefined;
  if (!data) return;
  const { scripts, styles } = listChunkFiles([
    "app",
    data.componentChunkName,
    ...sectionsOfPage(data.result).map((section) => chunkName(moduleOf(section))),
    `language-${language}`,
  ]);
  args.setHeadComponents([
    ...styles.map(({ href, css }) => <style key={href} data-href={href} dangerouslySetInnerHTML={{ __html: css }} />),
    // If scripts run, src/browser/before-hydration/preload-font.ts and the body below preload the font.
    <noscript key="font" id={FIRST_FONT_ID} dangerouslySetInnerHTML={{ __html: FONT_PRELOAD }} />,
    <script
      key="early"
      data-page-path={pathname}
      data-___webpack-compilation-hash={buildHash()}
      dangerouslySetInnerHTML={{ __html: SCRIPTS.early }}
    />,
  ]);
  args.setPreBodyComponents([
    // A preload in the body does not block the first paint. React would hoist a link element into the head.
    <div key="font" hidden dangerouslySetInnerHTML={{ __html: FONT_PRELOAD + KEEP_EMAIL }} />,
    // A page without a language redirects before anything is shown (quality R1).
    prefixOf(pathname) === undefined && (
      <script key="redirect" dangerouslySetInnerHTML={{ __html: SCRIPTS.redirect }} />
    ),
  ]);
  args.setPostBodyComponents(scripts.map((script) => <script key={script.src} {...script} defer />));
}

const PRINT_STYLESHEET = <link key="paper" rel="stylesheet" media="print" {...printStylesheet()} />;

const FONT_PRELOAD = `<link rel="preload" href="${textFont}" as="font" type="font/woff2" crossorigin>`;

/** Stops Cloudflare from encoding e-mail addresses: by law they are legible without scripts (§ 5 DDG). */
const KEEP_EMAIL = "<!--email_off-->";

const ICONS = [
  <meta key="scheme" name="color-scheme" content="light dark" />,
  // `sizes` makes browsers with support for SVG prefer the SVG.
  <link key="ico" rel="icon" href={FAVICON.ico} sizes="32x32" />,
  <link key="icon" rel="icon" href={FAVICON.svg} type="image/svg+xml" />,
  <link key="touch" rel="apple-touch-icon" href={FAVICON.touch} />,
];

/** Removes Gatsby's styles and scripts, which `onRenderBody` replaces, and the generator's name. */
export function onPreRenderHTML(args: PreRenderHTMLArgs): void {
  if (process.env["NODE_ENV"] === "development") return;
  const head = args.getHeadComponents().filter((node) => !isFromGatsby(node));
  // Metadata first and styles next to the body compress better. Print styles override all styles before them.
  args.replaceHeadComponents([...head.filter((node) => !isStyle(node)), ...head.filter(isStyle), PRINT_STYLESHEET]);
  args.replacePostBodyComponents(args.getPostBodyComponents().filter((node) => !isFromGatsby(node)));
}

const isStyle = (node: ReactNode) => isValidElement(node) && node.type === "style";

function isFromGatsby(node: ReactNode): boolean {
  if (!isValidElement<Record<string, unknown>>(node)) return false;
  const { name, id, sliceId } = node.props;
  return (
    name === "generator" ||
    "data-identity" in node.props ||
    id === "gatsby-script-loader" ||
    sliceId === "_gatsby-scripts"
  );
}
