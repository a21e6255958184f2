import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./form-test";

/** Sveltia CMS's own (docs/decisions/0030-editors-form.md): it forbids to zoom, and has a part outside the landmarks. */
const OF_THE_CMS = ["meta-viewport: 1", "region: 1"];

test("its policy has neither eval nor inline scripts, and axe finds what the CMS is known for", async ({ form }) => {
  const { page } = form;
  const response = await page.goto(`${form.address}#/collections/article`);
  const policy = response?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain("unsafe-eval");
  await expect(page.getByRole("row").or(page.getByRole("gridcell")).first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.length}`).sort()).toEqual(OF_THE_CMS);
});
