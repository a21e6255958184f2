/** Bundles the form: Sveltia CMS, and the code that connects it to this checkout. It is not part of the site. */
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin } from "esbuild";

/** The fonts, workers and pictures that belong to the CMS. */
const CMS_ASSETS = path.join(path.dirname(require.resolve("@sveltia/cms")), "assets");

/** URLs of fonts in the CMS's styles. Its package contains these fonts. */
const FONT_URL = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[:@][^)]*\.woff2/gu;

/**
 * Bundles the form with esbuild.
 * @param root absolute path of the project
 * @returns the folders of scripts and of the CMS's assets
 * @throws {Error} if the package lacks a font
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

/** Replaces URLs of fonts by the package's files: the form works offline. */
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
      // Go, which reads esbuild's filter, lacks the flag u.
      onLoad({ filter: /sveltia\/cms\/npm\/index\.js$/ }, async ({ path: file }) => ({
        contents: (await readFile(file, "utf8")).replaceAll(FONT_URL, (_, id: string) => url(id)),
        loader: "js",
      }));
    },
  };
}
