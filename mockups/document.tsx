/** A screen as the document that the browser opens: its words, its look, its typeface, and nothing that runs or moves. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { Speaking, speechOf } from "./screens/language";
import type { Screen, ScreenLanguage } from "./screens/screen";
import { lookOf } from "./look";

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
  return path.join(typefaceFolder(name === SIGNS.file ? SIGNS.typeface : typeface), "files", name);
}

/**
 * @param folder of the screen's subject, in which its look lies (look.ts)
 * @returns HTML whose typeface comes from `/files/`; the same for the same sources and the same version of the typeface
 * @throws where the look or the typeface is not there
 */
export function screenDocument(screen: Screen, language: ScreenLanguage, folder: string): string {
  const speech = speechOf(language);
  const styles = [typefaceOf(screen.typeface), signsOf(screen.typeface), STILL, lookOf(folder)].join("\n");
  const markup = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{screen.title[language]}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <Speaking value={speech}>{screen.body(speech)}</Speaking>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${markup}`;
}

/** @returns the folder of a typeface's package. @throws where it is not installed */
function typefaceFolder(name: string): string {
  const folder = path.join("node_modules", name);
  if (existsSync(path.join(folder, "index.css"))) return folder;
  throw new Error(`${name} - is not installed - npm install --save-dev --save-exact ${name}`);
}

/** Its own style sheet, with its version: another one draws other letters. */
function typefaceOf(name: string): string {
  return `/* ${name} ${versionOf(name)} */\n${sheetOf(name).replaceAll("url(./files/", "url(/files/")}`;
}

/**
 * Ticks and crosses, which none of the typefaces brings along: as letters of the screen's own typeface, so with the
 * weights that it has. A browser takes letters together of faces only whose weights are the same.
 */
function signsOf(typeface: string): string {
  const own = /font-family: [^;]+;|font-weight: [^;]+;/gu;
  const [family, weight] = sheetOf(typeface).match(own) ?? [];
  return `/* ${SIGNS.typeface} ${versionOf(SIGNS.typeface)} */
@font-face{${family}${weight}src:url(/files/${SIGNS.file});unicode-range:${SIGNS.letters}}`;
}

function versionOf(typeface: string): string {
  const file = path.join(typefaceFolder(typeface), "package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

function sheetOf(typeface: string): string {
  return readFileSync(path.join(typefaceFolder(typeface), "index.css"), "utf8");
}
