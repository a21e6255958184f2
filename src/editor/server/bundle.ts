/** Puts the form together: Sveltia CMS and what binds it to this checkout. Nothing of it is part of the site. */
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin } from "esbuild";

/** Where the CMS's styles look for fonts that it has beside it. */
const ELSEWHERE = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[:@][^)]*\.woff2/gu;

/**
 * @param root absolute path of the project
 * @returns the folder of the built form, and that of the fonts and pictures that belong to it
 */
export async function bundleForm(root: string): Promise<{ scripts: string; assets: string }> {
  const assets = path.join(path.dirname(require.resolve("@sveltia/cms")), "assets");
  const scripts = path.join(root, "node_modules", ".cache", "editor-form");
  await build({
    entryPoints: [path.join(__dirname, "../admin/admin.ts")],
    outdir: scripts,
    bundle: true,
    format: "esm",
    splitting: true,
    minify: true,
    target: "es2022",
    logLevel: "error",
    plugins: [ownFonts(assets)],
  });
  return { scripts, assets };
}

/** Puts the fonts that lie beside the CMS in the place of those elsewhere: the form works without a network. */
function ownFonts(assets: string): Plugin {
  const files = readdirSync(assets);
  const name = (id: string): string => {
    const file = files.find((each) => each.startsWith(`${id}-`) && each.endsWith(".woff2"));
    if (!file) throw new Error(`The CMS has no font ${id} of its own any more: look at its styles (src/editor/server)`);
    return `/admin/assets/${file}`;
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
