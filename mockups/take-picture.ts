/** Takes the picture of a document with Chromium: the same document gives the same bytes. */
import AxeBuilder from "@axe-core/playwright";
import type { Browser } from "playwright";
import sharp from "sharp";
import { letterFile } from "./document";
import type { Picture } from "./find-screens";
import { strangeLetters } from "./strange-letters";

/** In CSS pixels, and how many of the picture's lie on one: each picture is 1,600 wide. */
const DEVICES = {
  browser: { viewport: { width: 1000, height: 625 }, deviceScaleFactor: 1.6 },
  phone: { viewport: { width: 400, height: 800 }, deviceScaleFactor: 4 },
} as const;

/** Where the document stands while its picture is taken: nowhere. Its typeface is at hand, all else is refused. */
const PLACE = "http://screen.invalid/";

/**
 * @returns a PNG
 * @throws with what is wrong, where the screen could not be used by everybody (axe-core), asks for anything from
 *   elsewhere, or is drawn with a typeface of this machine
 */
export async function takePicture(browser: Browser, { screen, document }: Picture): Promise<Buffer> {
  const drawn = { colorScheme: "light", reducedMotion: "reduce" } as const;
  const context = await browser.newContext({ ...DEVICES[screen.device], ...drawn });
  try {
    const refused: string[] = [];
    await context.route("**/*", (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === "/") return route.fulfill({ contentType: "text/html; charset=utf-8", body: document });
      const font = /^\/files\/([\w-]+\.woff2)$/u.exec(pathname)?.[1];
      if (font) return route.fulfill({ path: letterFile(screen, font) });
      if (pathname !== "/favicon.ico") refused.push(route.request().url());
      return route.abort();
    });
    const page = await context.newPage();
    await page.goto(PLACE);
    await page.evaluate(() => globalThis.document.fonts.ready);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(" ")}`));
    found.push(...(await strangeLetters(page)));
    if (refused.length > 0) found.push(`asks for ${refused.join(", ")}`);
    if (found.length > 0) throw new Error(found.join("; "));
    return await small(await page.screenshot({ animations: "disabled" }));
  } finally {
    await context.close();
  }
}

/** Without loss: the smaller of the two ways in which rows of pixels can be told by their neighbours. */
async function small(png: Buffer): Promise<Buffer> {
  const ways = [true, false].map((adaptiveFiltering) =>
    sharp(png).removeAlpha().png({ compressionLevel: 9, adaptiveFiltering }).toBuffer(),
  );
  const [first, second] = (await Promise.all(ways)) as [Buffer, Buffer];
  return second.length < first.length ? second : first;
}
