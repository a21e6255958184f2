import { test, type Page } from "@playwright/test";
import { whenHydrated } from "../browser";
import { FEATURES } from "./features";
import { RewritingHost } from "./host";
const add = (t: string) => t.startsWith("<!DOCTYPE") ? t : t.replace(/(\.(\w+)>button>svg:last-child\{display:none\})\}/gu, (_w, a: string, n: string) => {
  const [, wide, panel] = /\.(\w+) li:focus-within>\.(\w+),/u.exec(t)!; const sheet = new RegExp(`\\.${n}:focus-within>\\.(\\w+)`,"u").exec(t)![1];
  console.log("mended", wide, panel, n, sheet);
  return `${a}@media (hover:hover){.${wide} li:hover>.${panel}:before,.${n}:hover>.${sheet}:before{content:"";position:absolute;inset:-1.5rem 0 100%}}@media (hover:none){.${wide} li:has([aria-current="page"]:hover)>.${panel},.${n}:has([aria-current="page"]:hover)>.${sheet}{visibility:hidden}}}`;
});
for (const [touch, rm, width, fix, focusless] of [[false,"reduce",1280,true,false],[false,"reduce",390,true,false],[true,"no-preference",390,true,false],[true,"no-preference",390,true,true],[true,"reduce",1280,true,false],[true,"reduce",1280,true,true]] as const)
test(`try ${touch} ${rm} ${width} ${fix} ${focusless}`, async ({ browser }) => {
  const host = new RewritingHost([...(fix ? [add] : []), FEATURES.popover.rewrite]);
  await host.start();
  const context = await browser.newContext({ baseURL: host.origin, hasTouch: touch, isMobile: touch, serviceWorkers: "block", viewport: { width, height: 844 }, reducedMotion: rm });
  const page: Page = await context.newPage();
  await page.addInitScript(FEATURES.popover.before);
  if (focusless) await page.addInitScript(() => addEventListener("mousedown", (e) => e.preventDefault(), true));
  page.on("pageerror", (m) => console.log("EXC", m.message));
  await page.goto("/de/");
  await whenHydrated(page);
  console.log(await page.evaluate(() => [matchMedia("(hover: hover)").matches, matchMedia("(hover: none)").matches]));
  const id = width === 390 ? "menu" : "menu-1";
  const button = page.locator(`button[data-popovertarget=${id}]`);
  const vis = () => page.locator(`#${id}`).evaluate((e) => getComputedStyle(e).visibility);
  const round = async (path: string) => {
  if (touch) await button.tap(); else await button.hover();
  console.log("opened", await vis());
  const link = page.locator(`#${id} a[href='${path}']`);
  if (!touch) {
    const b = (await button.boundingBox())!; const p = (await page.locator(`#${id}`).boundingBox())!;
    console.log("gap", b.y + b.height, p.y);
    for (let y = b.y + b.height - 2; y < p.y + 3; y += 1) { await page.mouse.move(b.x + b.width/2, y); if (await vis() !== "visible") console.log("hidden at", y); }
  }
  try { if (touch) await link.tap({ timeout: 3000 }); else await link.click({ timeout: 3000 });
  await page.waitForURL("**" + path, { timeout: 5000 }); } catch (e) { console.log(String(e).slice(0, 300)); }
  await page.waitForTimeout(700);
  console.log("after", page.url(), await vis(), await page.evaluate(() => document.activeElement?.tagName));
  };
  await round("/de/services/it-consulting/");
  await page.screenshot({ path: `/tmp/try2-${touch}-${rm}-${width}-after.png` });
  await round("/de/services/");
  await context.close();
  await host.stop();
});
