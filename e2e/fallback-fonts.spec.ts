/** Checks the faces of a first visit whose web font is slow, or fails (quality V17). */
import { expect, type Page, test } from "@playwright/test";
import { delayRequests } from "./browser";
import { sampled } from "./sampled";

/** Returns the families of web fonts and the PostScript names of system fonts that paint the first matching element. */
async function readFaces(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName, isCustomFont, postScriptName }) => (isCustomFont ? familyName : postScriptName));
}

for (const width of sampled([320, 390, 1440], 1)) {
  test(`without the web font headlines have a real bold system face (${width} px) @job`, async ({ page }) => {
    await page.route("**/*.woff2", (request) => request.abort());
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/de/");
    for (const selector of ["main h1", "main h2", "footer h2"])
      expect(await readFaces(page, selector), selector).toEqual([expect.stringMatching(/bold/iu)]);
    expect(await readFaces(page, "main p"), "running text").toEqual([expect.not.stringMatching(/bold/iu)]);
  });
}

test("headlines of a first visit have the brand's face when each request takes 150 ms", async ({ page }) => {
  await delayRequests(page, /./u, 150);
  await page.goto("/de/");
  await page.evaluate(() => document.fonts.ready);
  expect(await readFaces(page, "main h1")).toEqual(["Radio Canada"]);
});
