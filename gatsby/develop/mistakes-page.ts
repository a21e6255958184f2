import { escapeXml } from "../files/escape-xml";
import type { Language } from "../../src/i18n/languages";
import { MISTAKES_PATH, partsOf } from "./mistakes";

const WORDS: Readonly<Record<Language, { heading: string; mended: string }>> = {
  de: {
    heading: "Die Website beginnt, sobald diese Fehler im Inhalt behoben sind",
    mended: "Behoben: Die Website beginnt.",
  },
  en: {
    heading: "The site begins as soon as these mistakes in the content are mended",
    mended: "Mended: the site begins.",
  },
};

const STYLE = `
  body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; background: #fff; color: #1b1b1b; font: 1rem/1.5 system-ui, sans-serif; }
  h1 { padding-top: 1rem; border-top: 3px solid #b3002d; font-size: 1.375rem; line-height: 1.25; }
  li { margin-top: 0.75rem; overflow-wrap: anywhere; }`;

/**
 * What stands at the address of `npm run develop` while its content has mistakes: it begins anew where they change, and where
 * the site answers in its place.
 * @param lines of the check, one at least
 */
export function mistakesPage(lines: readonly string[], language: Language): string {
  const { heading, mended } = WORDS[language];
  const shown = inScript(JSON.stringify(lines));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeXml(heading)}</title>
<style>${STYLE}
</style>
</head>
<body>
<h1 role="alert">${escapeXml(heading)}</h1>
<ul>
${lines.map(toItem).join("\n")}
</ul>
<script>
let tries = 10;
setInterval(async () => {
  try {
    const answer = await (await fetch(${inScript(MISTAKES_PATH)})).text();
    if (answer === ${shown}) return;
    // The site answers before it has what its pages show; an address that it does not have has nothing to wait for.
    const { ok } = answer === "[]" ? await fetch("/page-data" + location.pathname + "page-data.json") : { ok: true };
    if (ok || --tries === 0) location.reload();
  } catch {
    document.querySelector("h1").textContent = ${inScript(mended)};
    document.querySelector("ul").hidden = true;
  }
}, 1000);
</script>
</body>
</html>`;
}

function toItem(line: string): string {
  const { place, said } = partsOf(line);
  return `<li>${place ? `<code>${escapeXml(place)}</code> ` : ""}${escapeXml(said)}</li>`;
}

/** A text as JavaScript, in an element whose end no text may write. */
const inScript = (text: string): string => JSON.stringify(text).replaceAll("<", "\\u003c");
