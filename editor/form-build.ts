/** How esbuild makes a form's script: Sveltia CMS from its package, with its fonts from there, too. */
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { BuildOptions, Plugin } from "esbuild";

/** The fonts, workers and pictures that belong to the CMS. */
export const CMS_ASSETS = path.join(path.dirname(require.resolve("@sveltia/cms")), "assets");

/** Where the CMS's styles look for fonts that it has beside it. */
const ELSEWHERE = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[:@][^)]*\.woff2/gu;

interface FormScript {
  /** The program, an absolute path. */
  entry: string;
  outdir: string;
  /** The address of what lies in `CMS_ASSETS`, as the page names it, with a slash at its end. */
  assets: string;
}

export function formBuild({ entry, outdir, assets }: FormScript) {
  return {
    entryPoints: [entry],
    outdir,
    bundle: true,
    format: "esm",
    splitting: true,
    minify: true,
    target: "es2022",
    logLevel: "error",
    plugins: [ownFonts(assets)],
  } satisfies BuildOptions;
}

/** Puts the fonts that lie beside the CMS in the place of those elsewhere: the form works without a network. */
function ownFonts(assets: string): Plugin {
  const files = readdirSync(CMS_ASSETS);
  const name = (id: string): string => {
    const file = files.find((each) => each.startsWith(`${id}-`) && each.endsWith(".woff2"));
    if (!file) throw new Error(`The CMS has no font ${id} of its own any more: look at its styles (editor)`);
    return assets + file;
  };
  return {
    name: "own-fonts",
    setup({ onLoad }) {
      // Read by Go, which has no flag for Unicode.
      onLoad({ filter: /sveltia\/cms\/npm\/index\.js$/ }, async ({ path: file }) => ({
        contents: (await readFile(file, "utf8")).replaceAll(ELSEWHERE, (_, id: string) => name(id)),
        loader: "js",
      }));
    },
  };
}
