/**
 * Pages in the oldest browsers that the site supports (tools/checks/browsers/exceptions.ts): what these lack is taken away
 * from one that has it, in what is served and before scripts run.
 */
import { expect, type Locator, type Page, test as base } from "@playwright/test";
import { Faults, markDocument, whenHydrated } from "./browser";
import { headingOf, readBuiltPages } from "./built-site";
import { whenCached } from "./deploys/deploy-test";
import { FOLDER } from "./folder";
import { Host } from "./host";
import { LANGUAGES, MESSAGES, pathOf } from "./site";
import { FEW_TEMPLATES, languagesFor } from "./templates";
import { findTextFaults, NO_TEXT_FAULTS } from "./text-boxes";

interface Feature {
  /** Takes it away from style files, and from the styles inside documents. */
  styles?: (css: string) => string;
  /** From documents and scripts, all of it. */
  markup?: (text: string) => string;
  /** From the page, before anything else runs. */
  before?: () => void;
}

/** No browser knows a name that begins so: it passes over the declaration or the rule, and answers "no" to `@supports`. */
const rename = (css: string, pattern: RegExp) => css.replace(pattern, (name) => `-gone-${name}`);

const FEATURES = {
  popover: {
    styles: (css) => rename(css, /(?<=:)popover-open/gu),
    markup: (text) =>
      text
        .replace(/(?<=[ [])popover(?=[=\]])/gu, "data-popover")
        .replace(/(?<=[ [])popovertarget(?==)/giu, "data-popovertarget")
        .replace(/\bpopover:"/gu, '"data-popover":"')
        .replace(/\bpopoverTarget:/gu, '"data-popovertarget":')
        .replace(/:popover-open/gu, ":-gone-popover-open"),
    before: () => {
      for (const name of ["popover", "hidePopover", "showPopover", "togglePopover"])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    },
  },
  has: { styles: (css) => rename(css, /(?<=:)has\(/gu) },
  /** `content-visibility`, transitions, measures of fonts, hints of loading, and what packages ask for before they use it. */
  others: {
    styles: (css) =>
      rename(
        rename(css, /(?<=@|::)view-transition|(?<=::)(?:details-content|marker)/gu),
        /(?<=[{;(])(?:content-visibility|view-transition-name|animation-(?:timeline|range)|text-wrap|hyphenate-limit-chars|text-size-adjust|size-adjust|(?:ascent|descent|line-gap)-override)(?=:)/gu,
      ),
    markup: (text) =>
      text
        .replace(/ fetchpriority="/giu, ' data-fetchpriority="')
        .replace(/<(?:meta name="theme-color"|link rel="(?:manifest|icon)")[^>]*>/gu, "")
        .replace(
          /^(?=[\s\S]*\bnavigationPreload\b)/u,
          "delete self.ServiceWorkerRegistration?.prototype.navigationPreload;",
        ),
    before: () => {
      const names = ["navigation", "setImmediate", "Temporal", "AsyncDisposableStack", "Observable", "CSSNumericValue"];
      for (const name of ["requestIdleCallback", ...names]) Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(Navigator.prototype, "connection");
      Reflect.deleteProperty(Document.prototype, "startViewTransition");
      Reflect.deleteProperty(Error, "captureStackTrace");
      Reflect.deleteProperty(Intl, "DurationFormat");
    },
  },
} satisfies Readonly<Record<string, Feature>>;

type Name = keyof typeof FEATURES;

const test = base.extend<{ lacking: readonly Name[]; host: Host; faults: Faults }>({
  lacking: [["popover", "has", "others"], { option: true }],
  // The policy speaks of what was built, not of what is served here.
  bypassCSP: true,
  host: async ({ lacking }, provide) => {
    const features: readonly Feature[] = lacking.map((name) => FEATURES[name]);
    const without = (kind: "styles" | "markup", text: string) =>
      features.reduce((rest, feature) => feature[kind]?.(rest) ?? rest, text);
    const host = new Host(FOLDER);
    host.spoil({
      paths: /(?:\/|\.html|\.js|\.css)$/u,
      change: (text, type) => {
        if (type.includes("css")) return without("styles", text);
        const whole = without("markup", text.replace(/ integrity="[^"]*"/gu, ""));
        return whole.replace(/<style[\s\S]*?<\/style>/gu, (style) => without("styles", style));
      },
    });
    await host.start();
    await provide(host);
    await host.stop();
  },
  baseURL: async ({ host }, provide) => provide(host.origin),
  context: async ({ context, lacking }, provide) => {
    const features: readonly Feature[] = lacking.map((name) => FEATURES[name]);
    for (const { before } of features) if (before) await context.addInitScript(before);
    await provide(context);
  },
  faults: async ({ page, host }, provide) => provide(new Faults(page, host.origin)),
});

async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator("h1")).toContainText(headingOf(path));
}

FEW_TEMPLATES.forEach(([name, route], index) => {
  const language = languagesFor(index)[0] ?? "de";
  test(`without all of it the page is whole, and leads on: ${name} (${language})`, async ({ page, faults }) => {
    // The machine's own faces have measures of their own then.
    if (index % 2) await page.route("**/*.woff2", (request) => request.abort());
    await page.goto(pathOf(language, route));
    await whenHydrated(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // A menu that closes with the window's width takes its time (menu.module.css).
      await expect.poll(() => findTextFaults(page), `${width} px`).toEqual(NO_TEXT_FAULTS);
    }
    const pictures = page.locator("main img");
    const areThere = () => pictures.evaluateAll(([first]) => !first || (first as HTMLImageElement).naturalWidth > 0);
    await expect.poll(areThere, "the first picture").toBe(true);
    await page.locator("footer a[href$='/imprint/']").click();
    await expectPage(page, pathOf(language, "/imprint/"));
    expect(faults.take().filter((fault) => !/woff2|ERR_FAILED/u.test(fault))).toEqual([]);
  });
});

/** More stops of the Tab key than there are before the last link of a menu. */
const MOST_STOPS = 40;

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS && !(await isThere()); stop += 1) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

for (const way of ["mouse", "Tab key", "finger"] as const) {
  for (const javaScriptEnabled of [true, false]) {
    const isTouched = way === "finger";
    test.describe(`JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({
        javaScriptEnabled,
        viewport: isTouched ? { width: 390, height: 844 } : { width: 1280, height: 800 },
        hasTouch: isTouched,
        isMobile: isTouched,
        // Of the browsers that the site supports, one lacks both, which no phone has: Firefox.
        lacking: isTouched ? ["popover"] : ["popover", "has"],
      });

      test(`without popovers a menu opens by ${way}, leads on, and is shut`, async ({ page, faults }) => {
        const id = isTouched ? "menu" : "menu-1";
        const [menu, button] = [page.locator(`#${id}`), page.locator(`[data-popovertarget='${id}']`)];
        const link = menu.locator("a[href='/de/services/it-consulting/']");
        const act = (target: Locator) => (isTouched ? target.tap() : target.click());
        await page.goto("/de/");
        if (javaScriptEnabled) await whenHydrated(page);
        const isSameDocument = javaScriptEnabled ? await markDocument(page) : undefined;
        await expect(menu).toBeHidden();
        if (way === "mouse") await button.hover();
        if (way === "Tab key") await tabTo(page, button);
        if (way === "finger") await button.tap();
        await expect(menu).toBeVisible();
        // Nobody could say when it changes.
        await expect(button).not.toHaveAttribute("aria-expanded");
        if (way === "mouse") {
          // Slowly down: there is ground between a button and its menu.
          const [from, to] = [await button.boundingBox(), await menu.boundingBox()];
          const x = (from?.x ?? 0) + (from?.width ?? 0) / 2;
          for (let y = (from?.y ?? 0) + 8; y < (to?.y ?? 0) + 8; y += 2) await page.mouse.move(x, y);
          await page.waitForTimeout(100);
        }
        const name = link.locator("xpath=ancestor::li[details][1]/details[not(@open)]/summary");
        if (await name.isVisible()) await act(name);
        if (way === "Tab key") {
          await tabTo(page, link);
          await page.keyboard.press("Enter");
        } else await act(link);
        await expectPage(page, "/de/services/it-consulting/");
        if (way === "mouse") await page.mouse.move(1, 1);
        await expect(menu).toBeHidden();
        expect((await isSameDocument?.()) ?? true, "no full load").toBe(true);
        expect(faults.take()).toEqual([]);
      });
    });
  }
}

test.describe("without :has()", () => {
  test.use({ lacking: ["has"] });

  for (const language of LANGUAGES) {
    test(`what could be chosen is there at once, and no choice is offered (${language})`, async ({ page }) => {
      const messages = MESSAGES[language];
      const radios = page.locator("main").getByRole("radio");
      await page.goto(pathOf(language, "/newsroom/"));
      await expect(page.locator("main li[data-category]:visible")).toHaveCount(9);
      await expect(page.getByRole("group", { name: messages["news.filter"] })).toBeHidden();
      const ticket = { de: "altsystem-umbau", en: "legacy-rebuild" }[language];
      await page.goto(`${pathOf(language, "/services/")}#${ticket}`);
      await whenHydrated(page);
      await expect(page.locator("main li[id]:visible dl")).toHaveCount(20);
      await expect(page.locator(`#${ticket}`), "an address finds its ticket").toBeInViewport();
      await expect(radios).toHaveCount(0);
      await page.goto(pathOf(language, "/solutions/ux-ui-audit/"));
      await expect(page.locator("main div:visible > h4")).toHaveCount(2);
      await page.goto(pathOf(language, "/services/it-consulting/"));
      await expect(page.locator("main figure li:visible")).toHaveCount(4);
      await page.goto(pathOf(language, "/case-study/case-study-modern-test/"));
      await expect(page.getByText(messages["demonstration.unfolded"], { exact: true })).toHaveCount(3);
      await expect(radios).toHaveCount(0);
      expect(await findTextFaults(page, "main")).toEqual(NO_TEXT_FAULTS);
    });
  }

  test("the focus on a card and the topic that is chosen are seen", async ({ page }) => {
    /** What an element looks like, with a margin: the focus is drawn around it. */
    const look = async (locator: Locator) => {
      const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
      return (await page.screenshot({ animations: "disabled", clip })).toString("base64");
    };
    await page.goto("/de/case-study/");
    await whenHydrated(page);
    const card = page.locator("main article").first();
    await card.scrollIntoViewIfNeeded();
    const unfocused = await look(card);
    await card.locator("h3 a").focus();
    expect(await look(card)).not.toBe(unfocused);
    await page.goto("/de/contact/");
    await whenHydrated(page);
    const topic = page.locator("main label", { has: page.locator("[name=topic]") }).nth(1);
    await topic.scrollIntoViewIfNeeded();
    const unchosen = await look(topic);
    await topic.click();
    await topic.getByRole("radio").blur();
    await page.mouse.move(0, 0);
    expect(await look(topic)).not.toBe(unchosen);
  });
});

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("pages are fetched ahead, and the worker answers without network", async ({ page, host }) => {
    await page.goto("/de/contact/");
    await whenHydrated(page);
    host.takeAsked();
    await page.locator("footer").scrollIntoViewIfNeeded();
    const ahead: string[] = [];
    const countAhead = () => ahead.push(...host.takeAsked().filter((path) => path.endsWith("/page-data.json")));
    await expect.poll(countAhead, { timeout: 20_000 }).toBeGreaterThan(2);
    await whenCached(page, "/de/contact/");
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await host.away();
    expect((await page.goto("/de/contact/"))?.status()).toBe(200);
    await whenHydrated(page);
    expect((await page.goto("/de/imprint/"))?.status()).toBe(503);
    await expect(page).toHaveTitle(readBuiltPages().get("/de/offline/")?.title ?? "");
  });
});
