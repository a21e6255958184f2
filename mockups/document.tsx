/** A screen as the document that the browser opens: its words, its look, its typeface, and nothing that runs or moves. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { type ScreenLanguage, Speaking, speechOf } from "./screens/language";
import type { Screen } from "./screens/screen";
import { lookOf } from "./look";
import { utilitiesIn } from "./utilities";

/** The same in every screen: nothing moves, and no text is sharper on one machine than on another. */
const STILL = `*,*::before,*::after{box-sizing:border-box;animation:none!important;transition:none!important;caret-color:transparent}
html{-webkit-font-smoothing:antialiased;text-rendering:geometricPrecision}body{margin:0;height:100vh;overflow:hidden}`;

const SIGNS = {
  typeface: "@fontsource/noto-sans-symbols-2",
  file: "noto-sans-symbols-2-symbols-400-normal.woff2",
  letters: "U+2713,U+2717",
};

/** @returns the file with the letters of a screen that its document names below `/files/` */
export function letterFile({ typeface }: Screen, name: string): string {
  return path.join("node_modules", name === SIGNS.file ? SIGNS.typeface : typeface, "files", name);
}

/**
 * @param folder of the screen's subject, in which its look lies (look.ts)
 * @returns HTML whose typeface comes from `/files/`; the same for the same sources and the same version of the typeface
 * @throws where the look or the typeface is not there
 */
export function screenDocument(screen: Screen, language: ScreenLanguage, folder: string): string {
  const speech = speechOf(language);
  const body = renderToStaticMarkup(<Speaking value={speech}>{screen.body(speech)}</Speaking>);
  const styles = [lettersOf(screen.typeface), STILL, lookOf(folder), utilitiesIn(body)].join("\n");
  const markup = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{screen.title[language]}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>,
  );
  return `<!DOCTYPE html>${markup}`;
}

/**
 * The typeface's own style sheet with its version (another one draws other letters), and what it lacks, ticks and crosses, as
 * letters of its own with the weights that it has: a browser takes letters together of faces only whose weights are the same.
 */
function lettersOf(typeface: string): string {
  const sheet = fileOf(typeface, "index.css").replaceAll("url(./files/", "url(/files/");
  const [family, weight] = sheet.match(/font-family: [^;]+;|font-weight: [^;]+;/gu) ?? [];
  const versions = [typeface, SIGNS.typeface].map((name) => {
    const { version } = JSON.parse(fileOf(name, "package.json")) as { version: string };
    return `/* ${name} ${version} */\n`;
  });
  return `${versions.join("")}${sheet}
@font-face{${family}${weight}src:url(/files/${SIGNS.file});unicode-range:${SIGNS.letters}}body{${family}}`;
}

/** @throws where the typeface is not installed */
function fileOf(typeface: string, name: string): string {
  const file = path.join("node_modules", typeface, name);
  if (existsSync(file)) return readFileSync(file, "utf8");
  throw new Error(`${typeface} - is not installed - npm install --save-dev --save-exact ${typeface}`);
}
