import path from "node:path";
import { readFileSync } from "node:fs";
import { buildSync } from "esbuild";
import postcss from "postcss";
import { TARGET } from "./browsers";
import { minifyScript } from "./minify";
import { PAGE_SCRIPTS } from "./page-scripts";

/** What Gatsby writes at a page's end: the build's hash, and the scripts of every page. */
const GATSBYS =
  /<script>window\.___webpackCompilationHash="(?<build>[^"]*)";<\/script>\s*(?<scripts>(?:<script src="[^"]+"[^>]*><\/script>\s*)+)/u;
/** The page's path stands apart, before. */
const GATSBYS_PATH = /<script id="gatsby-script-loader">[\s\S]*?<\/script>/u;

/** What an earlier build has left here, where Gatsby took the page over: the scripts' names, and the starter. */
const NAMED = /(?:<script src="[^"]+" async nomodule integrity="[^"]*"><\/script>)+/u;
const STARTER = /<script data-page-path="[^"]*" data-___webpack-compilation-hash="(?<build>[^"]*)">[\s\S]*?<\/script>/u;

const SOURCE = /\ssrc="([^"]+)"/gu;

/** @returns the code that stands in the head of every page: the same on all of them, so that one hash allows it (quality S1). */
export function starterCode(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve("src/starter/starter.ts")],
    define: { __FIRST_FONT__: JSON.stringify(firstFont()) },
    target: TARGET,
    format: "iife",
    bundle: true,
    // Every byte of it stands in every page.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    write: false,
  });
  return minifyScript(outputFiles[0]?.text ?? "");
}

/** @returns the descriptors of the first font in the styles, which every document asks for (src/build/document.tsx) */
function firstFont(): Record<string, string> {
  const styles = postcss.parse(readFileSync(path.resolve("src/styles/fonts.css")));
  const rule = styles.nodes.find((node) => node.type === "atrule" && node.name === "font-face");
  const font: Record<string, string> = {};
  for (const node of rule?.type === "atrule" ? (rule.nodes ?? []) : []) {
    if (node.type !== "decl" || !/^font-(?:family|weight|stretch)$/u.test(node.prop)) continue;
    font[node.prop.replace("font-", "")] = node.value.replaceAll('"', "");
  }
  return font;
}

/**
 * Scripts are named in a way that browsers do not load at once: as meant for those that know no modules, which are older
 * than what the site supports. Their tags say where they are and what they hold (W3C, Subresource Integrity), and one inline
 * script, in the head, takes it from there.
 * @param html a built page, with Gatsby's scripts or those of an earlier build
 * @param pagePath the page's path for Gatsby's runtime: `/de/contact/`, or `/404.html`
 * @param scripts.code from starterCode
 * @param scripts.own the address of the page's own script, where it has one (src/build/page-scripts.ts)
 * @param scripts.integrity gives the hash of a file by its address
 */
export function withStarter(
  html: string,
  pagePath: string,
  { code, own, integrity }: { code: string; own: string | undefined; integrity: (href: string) => string },
): string {
  const gatsbys = GATSBYS.exec(html);
  const { build } = (gatsbys ?? STARTER.exec(html))?.groups ?? {};
  const [old = ""] = gatsbys ?? NAMED.exec(html) ?? [];
  if (!old) return html;
  const sources = [...old.matchAll(SOURCE)].map(([, source = ""]) => source);
  const [first = "", ...rest] = sources.filter((source) => !source.startsWith(PAGE_SCRIPTS));
  const tags = [first, ...(own ? [own] : []), ...rest].map(
    (source) => `<script src="${source}" async nomodule integrity="${integrity(source)}"></script>`,
  );
  const starter = `<script data-page-path="${pagePath}" data-___webpack-compilation-hash="${build}">${code}</script>`;
  return html
    .replace(GATSBYS_PATH, "")
    .replace(STARTER, "")
    .replace(old, () => tags.join(""))
    .replace("</head>", (end) => starter + end);
}

/** @returns the page under another path of Gatsby's, such as `/404.html`. */
export function withPagePath(html: string, pagePath: string): string {
  return html.replace(/(<script data-page-path=")[^"]*/u, (_whole, start: string) => start + pagePath);
}
