/** Serves documents and a language's pack as the host does, but for what a test changes in the pack. */
import { runInNewContext } from "node:vm";
import type { Page } from "@playwright/test";
import type { LanguagePack } from "../src/i18n/pack";
import type { Language } from "./site";

/** Webpack's module of a JSON file: the pack is a string literal in it. */
const JSON_MODULE = /JSON\.parse\('.*'\)/su;

export async function changePack(page: Page, language: Language, change: (pack: LanguagePack) => void): Promise<void> {
  await page.route(packOf(language), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(JSON_MODULE, (literal) => {
      const pack = runInNewContext(literal) as LanguagePack;
      change(pack);
      return `(${JSON.stringify(pack)})`;
    });
    await route.fulfill({ response, body });
  });
  await page.route(
    (url) => url.pathname.endsWith("/"),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: withoutIntegrity(await response.text(), language) });
    },
  );
}

export const packOf = (language: Language) => new RegExp(`/language-${language}-[0-9a-f]+\\.js$`, "u");

function withoutIntegrity(html: string, language: Language): string {
  return html.replace(new RegExp(`(<script src="/language-${language}-[^"]+") integrity="[^"]*"`, "u"), "$1");
}
