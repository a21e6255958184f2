import path from "node:path";
import { readFileSync } from "node:fs";
import { buildSync } from "esbuild";
import postcss from "postcss";
import { TARGET } from "./browsers";

/** What Gatsby writes at a page's end: the build's hash, and the scripts of every page. */
const GATSBYS =
  /<script>window\.___webpackCompilationHash="(?<build>[^"]*)";<\/script>\s*(?<scripts>(?:<script src="[^"]+"[^>]*><\/script>\s*)+)/u;
const SOURCE = /\ssrc="([^"]+)"/gu;
/** The page's path stands apart, before. */
const GATSBYS_PATH = /<script id="gatsby-script-loader">[\s\S]*?<\/script>/u;

/** What an earlier build has left here, where Gatsby took the page over. */
const OURS = /(<script data-page-path="[^"]*" data-___webpack-compilation-hash="[^"]*">)[\s\S]*?<\/script>/u;

/** @returns the code that stands in every page: the same on all of them, so that one hash allows it (quality S1). */
export function starterCode(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve("src/starter/starter.ts")],
    define: { __FIRST_FONT__: JSON.stringify(firstFont()) },
    target: TARGET,
    format: "iife",
    bundle: true,
    minify: true,
    // Every byte of it stands in every page.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    write: false,
  });
  return (outputFiles[0]?.text ?? "").trim();
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
 * script takes it from there.
 * @param html a built page
 * @param pagePath the page's path for Gatsby's runtime: `/de/contact/`, or `/404.html`
 * @param code from starterCode
 * @param integrity gives the hash of a file by its address
 * @returns the page with the code in place of Gatsby's scripts; a page that has it already gets today's code
 */
export function withStarter(html: string, pagePath: string, code: string, integrity: (href: string) => string): string {
  const own = (start: string) => `${start}${code}</script>`;
  return html
    .replace(GATSBYS_PATH, "")
    .replace(OURS, (_whole, start: string) => own(start))
    .replace(GATSBYS, (_whole, build: string, tags: string) => {
      const named = [...tags.matchAll(SOURCE)].map(
        ([, src = ""]) => `<script src="${src}" async nomodule integrity="${integrity(src)}"></script>`,
      );
      return own(`${named.join("")}<script data-page-path="${pagePath}" data-___webpack-compilation-hash="${build}">`);
    });
}

/** @returns the page under another path of Gatsby's, such as `/404.html`. */
export function withPagePath(html: string, pagePath: string): string {
  return html.replace(/(<script data-page-path=")[^"]*/u, (_whole, start: string) => start + pagePath);
}
