/**
 * `npm run look -- /services/ /fair/ --out /tmp/pictures --width 390,2560 --scheme dark --language en`: pictures of any
 * page for people, at full size, of what is built.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import config from "../../playwright.config";
import { createSiteServer } from "../../src/hosting/server";
import { LANGUAGES, pathOf } from "../site";
import { SCHEMES } from "./pictures";
import { takePicture } from "./take-picture";

const WIDTHS = [320, 390, 768, 1024, 1440, 2560];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string", default: path.join("test-results", "look-at") },
    width: { type: "string", default: WIDTHS.join() },
    scheme: { type: "string", default: SCHEMES.join() },
    language: { type: "string", default: LANGUAGES.join() },
  },
});

async function lookAt(routes: readonly string[]): Promise<void> {
  if (!existsSync(path.join("public", "index.html"))) throw new Error("Nothing is built yet: npm run build");
  const server = createSiteServer(path.resolve("public")).listen(0, "localhost");
  await new Promise((resolve) => server.once("listening", resolve));
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const baseURL = `http://localhost:${(server.address() as AddressInfo).port}`;
    for (const { width, scheme, name, address } of looksAt(routes)) {
      const viewport = { width, height: 900 };
      const page = await browser.newPage({ ...config.use, baseURL, viewport, colorScheme: scheme, bypassCSP: true });
      const file = path.join(values.out, `${name}.png`);
      writeFileSync(file, await takePicture(page, address));
      await page.close();
      console.log(file);
    }
  } finally {
    await browser.close();
    server.close();
  }
}

function looksAt(routes: readonly string[]) {
  const widths = values.width.split(",").map(Number);
  if (!widths.every((width) => width >= 100)) throw new Error(`--width ${values.width}: write it as 390,1440`);
  const schemes = chosen(SCHEMES, values.scheme);
  const looks = widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme })));
  const pages = routes.flatMap((route) =>
    chosen(LANGUAGES, values.language).map((language) => ({ route, language, address: pathOf(language, route) })),
  );
  return pages.flatMap(({ route, language, address }) =>
    looks.map(({ width, scheme }) => {
      const name = `${route.slice(1, -1).replaceAll("/", "_") || "home"}-${width}-${language}-${scheme}`;
      return { width, scheme, address, name };
    }),
  );
}

/** @throws where one is named that there is not. */
function chosen<T extends string>(all: readonly T[], names: string): T[] {
  return names.split(",").map((name) => {
    const found = all.find((one) => one === name);
    if (!found) throw new Error(`There is no "${name}", only ${all.join(" and ")}`);
    return found;
  });
}

async function main(): Promise<void> {
  const strange = positionals.find((route) => !/^\/(?:.*\/)?$/u.test(route));
  if (strange) throw new Error(`"${strange}" is no page: write it without language and with both slashes, /services/`);
  if (positionals.length === 0) throw new Error("Name the pages: npm run look -- /services/ /fair/");
  mkdirSync(values.out, { recursive: true });
  await lookAt(positionals);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
