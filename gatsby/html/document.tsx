/** Everything in a document beside the page that React renders. */
import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import de from "~language-packs/de.json";
import en from "~language-packs/en.json";
import type { LanguagePack } from "../../src/i18n/pack";
import { addPack } from "../../src/i18n/pack-store";
import { languageOfPath, prefixOf } from "../../src/i18n/language-of-path";
import { type Language, LANGUAGES } from "../../src/i18n/languages";
import { FAVICON } from "../../src/layout/head/icon-files";
import { sectionsIn } from "../../src/sections/sections-in";
import { moduleOf } from "../../src/sections/load-sections";
import { FIRST_FONT_ID } from "../../src/browser/before-hydration/preload-font";
import textFont from "../../src/styles/fonts/radio-canada-first.woff2";
import { chunkOf } from "../webpack/section-chunks";
import { buildHash, filesOf, paperStyles } from "./chunks";
import { readInlineScript } from "./inline-scripts";

const SCRIPTS = { early: readInlineScript("early"), redirect: readInlineScript("redirect") };

/** Rendering is synchronous, so the packs of all languages are loaded beforehand. */
const PACKS: Record<Language, unknown> = { de, en };
for (const language of LANGUAGES) addPack(PACKS[language] as LanguagePack);

interface PageData {
  componentChunkName: string;
  result: Parameters<typeof sectionsIn>[0];
}

/**
 * Sets the document's language, styles, scripts and icons. The styles of everything on the page are inline; the scripts
 * of the same chunks are linked (docs/decisions/0009-bytes.md).
 */
export function onRenderBody(args: RenderBodyArgs): void {
  const { pathname } = args;
  const language = languageOfPath(pathname);
  args.setHtmlAttributes({ lang: language });
  args.setHeadComponents(ICONS);
  // Develop's documents are empty shells without page data.
  if (process.env["NODE_ENV"] === "development") return;
  const data = args.loadPageDataSync(pathname) as unknown as PageData | undefined;
  if (!data) return;
  const { scripts, styles } = filesOf([
    "app",
    data.componentChunkName,
    ...sectionsIn(data.result).map((section) => chunkOf(moduleOf(section))),
    `language-${language}`,
  ]);
  args.setHeadComponents([
    ...styles.map(({ href, css }) => <style key={href} data-href={href} dangerouslySetInnerHTML={{ __html: css }} />),
    // With scripts, src/browser/before-hydration/preload-font.ts and the body below preload the font.
    <noscript key="font" id={FIRST_FONT_ID} dangerouslySetInnerHTML={{ __html: FONT }} />,
    <script
      key="early"
      data-page-path={pathname}
      data-___webpack-compilation-hash={buildHash()}
      dangerouslySetInnerHTML={{ __html: SCRIPTS.early }}
    />,
  ]);
  args.setPreBodyComponents([
    // A preload in the body does not block the first paint. As an element, React would hoist it into the head.
    <div key="font" hidden dangerouslySetInnerHTML={{ __html: FONT + LEGIBLE }} />,
    // A page without a language redirects before anything is shown (quality R1).
    prefixOf(pathname) === undefined && (
      <script key="redirect" dangerouslySetInnerHTML={{ __html: SCRIPTS.redirect }} />
    ),
  ]);
  args.setPostBodyComponents(scripts.map((script) => <script key={script.src} {...script} defer />));
}

const PAPER = <link key="paper" rel="stylesheet" media="print" {...paperStyles()} />;

const FONT = `<link rel="preload" href="${textFont}" as="font" type="font/woff2" crossorigin>`;

/** Tells Cloudflare to leave e-mail addresses as they are: the law wants them legible (§ 5 DDG), also without scripts. */
const LEGIBLE = "<!--email_off-->";

const ICONS = [
  <meta key="scheme" name="color-scheme" content="light dark" />,
  // With `sizes`, browsers that support SVG prefer the SVG.
  <link key="ico" rel="icon" href={FAVICON.ico} sizes="32x32" />,
  <link key="icon" rel="icon" href={FAVICON.svg} type="image/svg+xml" />,
  <link key="touch" rel="apple-touch-icon" href={FAVICON.touch} />,
];

/**
 * Removes what Gatsby adds and the site replaces: the generator's name, styles without those of sections, and its
 * scripts with an inline script that differs from page to page.
 */
export function onPreRenderHTML(args: PreRenderHTMLArgs): void {
  if (process.env["NODE_ENV"] === "development") return;
  const head = args.getHeadComponents().filter((part) => !isGatsbys(part));
  // Metadata first and styles next to the body compress better. The print styles override all others.
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
