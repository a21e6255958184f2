/** A screen as the document that the browser opens: its words, its look, its typeface, and nothing that runs or moves. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type { Screen, ScreenLanguage } from "../../screens/screen";
import { lookOf } from "./look";

/** The same in every screen: nothing moves, and no text is sharper on one machine than on another. */
const STILL = `*,*::before,*::after{box-sizing:border-box;animation:none!important;transition:none!important;caret-color:transparent}
html{-webkit-font-smoothing:antialiased;text-rendering:geometricPrecision}body{margin:0;height:100vh;overflow:hidden}`;

/**
 * @param folder of the screen's subject, in which its look lies (look.ts)
 * @returns HTML whose typeface comes from `/files/`; the same for the same sources and the same version of the typeface
 * @throws where the look or the typeface is not there
 */
export function screenDocument(screen: Screen, language: ScreenLanguage, folder: string): string {
  const styles = [typefaceOf(screen.typeface), STILL, lookOf(folder)].join("\n");
  const markup = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{screen.title[language]}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>{screen.body(language)}</body>
    </html>,
  );
  return `<!DOCTYPE html>${markup}`;
}

/** @returns the folder of a typeface's package. @throws where it is not installed */
export function typefaceFolder(name: string): string {
  const folder = path.join("node_modules", name);
  if (existsSync(path.join(folder, "index.css"))) return folder;
  throw new Error(`${name} - is not installed - npm install --save-dev --save-exact ${name}`);
}

/** Its own style sheet, with its version: another one draws other letters. */
function typefaceOf(name: string): string {
  const folder = typefaceFolder(name);
  const { version } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as { version: string };
  const sheet = readFileSync(path.join(folder, "index.css"), "utf8");
  return `/* ${name} ${version} */\n${sheet.replaceAll("url(./files/", "url(/files/")}`;
}
