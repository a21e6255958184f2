/** Bundles the form: Sveltia CMS from its package, and what binds it to this checkout. Nothing of it is part of the site. */
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin } from "esbuild";

/** The fonts, workers and pictures that belong to the CMS. */
const CMS_ASSETS = path.join(path.dirname(require.resolve("@sveltia/cms")), "assets");

/** The URLs of the fonts in the styles of the CMS, whose package has the same fonts. */
const FONT_URL = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[:@][^)]*\.woff2/gu;

/**
 * @param root absolute path of the project
 * @returns the folder of the built form, and that of the fonts and pictures that belong to it
 */
export async function bundleForm(root: string): Promise<{ scripts: string; assets: string }> {
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
    plugins: [localFonts()],
  });
  return { scripts, assets: CMS_ASSETS };
}

/** Loads the fonts from the package: the form works without a network. */
function localFonts(): Plugin {
  const files = readdirSync(CMS_ASSETS);
  const url = (id: string): string => {
    const file = files.find((each) => each.startsWith(`${id}-`) && each.endsWith(".woff2"));
    if (!file) throw new Error(`@sveltia/cms - has no font "${id}" - look at its styles (editor/server/bundle.ts)`);
    return `/admin/assets/${file}`;
  };
  return {
    name: "local-fonts",
    setup({ onLoad }) {
      // esbuild reads the filter in Go, which has no flag for Unicode.
      onLoad({ filter: /sveltia\/cms\/npm\/index\.js$/ }, async ({ path: file }) => ({
        contents: (await readFile(file, "utf8")).replaceAll(FONT_URL, (_, id: string) => url(id)),
        loader: "js",
      }));
    },
  };
}
