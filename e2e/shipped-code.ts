/** Webpack's record of the built site, and modules of the bundle on an empty page. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { build } from "esbuild";
import { type BundledModules, MODULES_FILE } from "../gatsby/webpack/write-modules";
import { buildFile } from "../src/hosting/build-files";
import { FOLDER } from "./folder";

export const BUNDLED = JSON.parse(readFileSync(buildFile(FOLDER, MODULES_FILE), "utf8")) as BundledModules;

/** The files of all chunks, from the project's folder. */
export const bundledFiles = [...new Set(Object.values(BUNDLED.chunks).flat())];

/** As in gatsby/webpack/webpack.ts. */
const PARSER = "@formatjs/icu-messageformat-parser";

/**
 * Opens an empty page with files of the built site, bundled anew, and all that they import.
 * @param endings of their paths, as `react/index.js`. What they export is in `window.shipped`
 * @throws where a file is not in the bundle of the built site
 */
export async function openWithCode(page: Page, endings: readonly string[]): Promise<void> {
  const find = (ending: string) => {
    const found = bundledFiles.find((file) => `/${file}`.endsWith(`/${ending}`));
    if (!found) throw new Error(`Not in the bundle of the built site: ${ending}`);
    return found;
  };
  const { outputFiles, metafile } = await build({
    stdin: { contents: endings.map((ending) => `export * from "./${find(ending)}";`).join("\n"), resolveDir: "." },
    bundle: true,
    format: "iife",
    globalName: "shipped",
    define: { "process.env.NODE_ENV": '"production"' },
    alias: { [PARSER]: `${PARSER}/no-parser.js` },
    external: ["~language-packs/*"],
    jsx: "automatic",
    metafile: true,
    write: false,
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  for (const [file, { bytesInOutput }] of inputs) if (bytesInOutput > 0 && file !== "<stdin>") find(file);
  const body = '<!doctype html><meta charset="utf-8"><div id="root"></div>';
  await page.route("**/empty.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/empty.html");
  await page.addScriptTag({ content: outputFiles.map(({ text }) => text).join("") });
}
