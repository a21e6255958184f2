/** Checks the fallback faces of pages whose web font fails (quality V17). */
import { expect, type Page, test } from "@playwright/test";
import { sampled } from "./sampled";

/** Returns the PostScript names of the faces that paint the first matching element. */
async function readFaces(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ postScriptName }) => postScriptName);
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
