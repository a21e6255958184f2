/** Checks that no rule depends on the order of two CSS modules, which Gatsby loads in changing orders. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { listFiles } from "../src/content/list-files";
import { TEMPLATE_PATHS_IN_TURN } from "./routes";
import { sampled } from "./sampled";

const { interpolateName } = createRequire(path.resolve("package.json"))("loader-utils") as {
  interpolateName(file: { resourcePath: string }, name: string, options: { content: string }): string;
};

/** The files of CSS modules by class name, computed like css-loader (gatsby/webpack/webpack-rules.ts). */
function readModules(): Record<string, string> {
  const files = listFiles(".", "src").filter((file) => file.endsWith(".module.css"));
  const classes = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\.([a-z][\w-]*)/giu)].map(([, name]) => {
      const hash = interpolateName({ resourcePath: file }, "[hash:base64:5]", { content: `${file}\0${name}` });
      return [hash.replace(/^(?=\d|-\d|--)/u, "_").replace(/[^\w-]/gu, "-"), file];
    }),
  );
  return Object.fromEntries(classes) as Record<string, string>;
}

/** Applies the modules in both orders in the page. @returns elements with different styles */
function compareOrders(modules: Record<string, string>): string[] {
  const rules = new Map<string, string[]>([["", []]]);
  for (const { cssRules, media } of document.styleSheets)
    for (const { cssText } of cssRules) {
      const isLayer = cssText.startsWith("@layer");
      const file = [...cssText.matchAll(/\.([\w-]+)/gu)].map(([, name = ""]) => modules[name]).find(Boolean);
      const key = isLayer ? "" : (file ?? "");
      rules.set(key, [...(rules.get(key) ?? []), `@media ${media.mediaText || "all"} { ${cssText} }`]);
    }
  for (const sheet of document.querySelectorAll("style, link[rel=stylesheet]")) sheet.remove();
  const elements = [...document.querySelectorAll("*")];
  const [, ...files] = rules.keys();
  const read = (order: string[]) => {
    document.adoptedStyleSheets = ["", ...order].map((file) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules.get(file)?.join("\n") ?? "");
      return sheet;
    });
    return elements.map((element) => {
      const style = getComputedStyle(element);
      return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
    });
  };
  const [forward, backward] = [read(files), read(files.reverse())];
  return elements.flatMap((element, index) => {
    const changed = forward[index]?.filter((value, at) => value !== backward[index]?.[at]) ?? [];
    return changed.length > 0 ? [`${element.outerHTML.slice(0, 80)}: ${changed.slice(0, 4).join("; ")}`] : [];
  });
}

test.use({ javaScriptEnabled: false, bypassCSP: true });

for (const { path: url } of sampled(TEMPLATE_PATHS_IN_TURN, 10))
  for (const width of sampled([390, 1280]))
    test(`${url} looks the same in any order of its CSS modules (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(url, { waitUntil: "domcontentloaded" });
      await page.evaluate("globalThis.__name = (target) => target");
      const modules = readModules();
      const names = await page.locator("[class]").evaluateAll((all) => all.flatMap(({ classList }) => [...classList]));
      expect(names.filter((name) => modules[name]).length).toBeGreaterThan(10);
      expect(await page.evaluate(compareOrders, modules)).toEqual([]);
    });
