/** Letters are real where the brand's do not come (quality V17). */
import { expect, type Page, test } from "@playwright/test";

/** @returns the PostScript names of the faces in which the first element's text is painted */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ postScriptName }) => postScriptName);
}

for (const width of [320, 390, 1440]) {
  test(`without the font headlines have bold letters of the machine: ${width} px`, async ({ page }) => {
    await page.route("**/*.woff2", (request) => request.abort());
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/de/");
    for (const selector of ["main h1", "main h2", "footer h2"])
      expect(await facesOf(page, selector), selector).toEqual([expect.stringMatching(/bold/iu)]);
    expect(await facesOf(page, "main p"), "running text").toEqual([expect.not.stringMatching(/bold/iu)]);
  });
}

test("while the first font is missing, a divided word does not ask for the other one", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.route(/\.js$|radio-canada-first/u, (request) => request.abort());
  await page.route("/de/", async (route) => {
    const response = await route.fetch();
    const words = `<main><p>${"Donaudampfschifffahrtsgesellschaft ".repeat(20)}</p></main>`;
    await route.fulfill({ response, body: (await response.text()).replace(/<main[^]*<\/main>/u, words) });
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/de/");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => url.includes("-first"))).not.toEqual([]);
  expect(asked.filter((url) => url.includes("-rest"))).toEqual([]);
});
