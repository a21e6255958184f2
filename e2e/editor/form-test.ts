/** Each test has the form on a checkout that nobody has changed, and nothing outside of this machine is asked. */
import { expect, test as base } from "@playwright/test";
import { type Checkout, makeCheckout } from "./checkout";
import { FormPage } from "./form-page";

export { expect } from "@playwright/test";

export const test = base.extend<{ form: FormPage }, { checkout: Checkout }>({
  checkout: [
    // Playwright reads of the pattern that nothing is needed.
    async ({}, run) => {
      const checkout = await makeCheckout();
      await run(checkout);
      checkout.remove();
    },
    { scope: "worker" },
  ],
  form: async ({ page, checkout }, run) => {
    checkout.reset();
    const foreign: string[] = [];
    page.on("request", (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith("http") && host !== new URL(checkout.form).host) foreign.push(request.url());
    });
    await run(new FormPage(page, checkout.form));
    expect(foreign).toEqual([]);
  },
});

/** An article of the fixture, and its form. */
export const ARTICLE = {
  folder: "content/pages/news/fusion-rail",
  form: "#/collections/article/entries/fusion-rail/index",
};
