/** Code of the built site on an empty page, where a test calls it module by module. */
import type { Page } from "@playwright/test";
import { build } from "esbuild";
import { bundledFiles } from "./bundled-modules";

/** As in gatsby/webpack.ts. */
const PARSER = "@formatjs/icu-messageformat-parser";

/**
 * Opens an empty page with files of the built site, bundled anew, and all that they import.
 * @param endings of their paths, as `react/index.js`. What they export is in `window.shipped`
 * @throws where a file is not in the bundle of the built site
 */
export async function openWithCode(page: Page, endings: readonly string[]): Promise<void> {
  const body = '<!doctype html><meta charset="utf-8"><div id="root"></div>';
  await page.route("**/empty.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/empty.html");
  await page.addScriptTag({ content: await bundle(endings.map(bundledFile)) });
}

async function bundle(files: readonly string[]): Promise<string> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: files.map((file) => `export * from "./${file}";`).join("\n"), resolveDir: "." },
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
  const used = inputs.filter(([name, { bytesInOutput }]) => bytesInOutput > 0 && name !== "<stdin>");
  for (const [file] of used) bundledFile(file);
  return outputFiles.map(({ text }) => text).join("");
}

function bundledFile(ending: string): string {
  const found = [...bundledFiles].find((file) => `/${file}`.endsWith(`/${ending}`));
  if (!found) throw new Error(`Not in the bundle of the built site: ${ending}`);
  return found;
}
