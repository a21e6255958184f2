/** What is fetched ahead, and that the security policy allows it (quality R5, S1). */
import { expect } from "@playwright/test";
import { headingOf } from "../built-site";
import { SAVE_DATA } from "./probe";
import { expectPlace, markDocument, test, visit } from "./visit-test";

const DATA = "/page-data/de/contact/page-data.json";
const isScript = (path: string) => /\/sections-form-.*\.js$/u.test(path);

test("a page whose link is seen is fetched ahead, data and scripts, and opens without another request", async ({
  tab,
  host,
}) => {
  await visit(tab, host, "/de/services/");
  const asked: string[] = [];
  await tab.run(() => document.querySelector("footer a[href='/de/contact/']")?.scrollIntoView());
  const isAhead = () => {
    asked.push(...host.takeAsked());
    return asked.includes(DATA) && asked.some(isScript);
  };
  await expect.poll(isAhead, { timeout: 20_000 }).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 500));
  asked.push(...host.takeAsked());
  expect(
    asked.filter((path) => path === DATA),
    "data, asked for once",
  ).toHaveLength(1);
  expect(asked.filter(isScript), "the script, asked for once").toHaveLength(1);
  expect(host.takeComplaints()).toEqual([]);
  const isSameDocument = await markDocument(tab);
  // From here on none of them can be had any more: only whether there is a newer build is still asked for.
  host.spoil({ paths: /^\/page-data\/de\/contact\/|sections-form-/u, fault: "404" });
  await tab.click("footer a[href='/de/contact/']");
  await expectPlace(tab, {
    address: "/de/contact/",
    heading: expect.stringContaining(headingOf("/de/contact/")),
    hasHeader: true,
    focus: "h1",
  });
  expect(await isSameDocument(), "no full load").toBe(true);
});

test("one that fails does not stop the others", async ({ tab, host }) => {
  await visit(tab, host, "/de/services/");
  host.spoil({ paths: /^\/page-data\/de\/(?:case-study|career)\/page-data\.json$/u, fault: "cut off" });
  host.spoil({ paths: /\/sections-(?:news|projects)-.*\.js$/u, fault: "cut off" });
  const asked = new Set<string>();
  await tab.run(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const pages = () => {
    for (const path of host.takeAsked()) if (path.startsWith("/page-data/de/")) asked.add(path);
    return asked.size;
  };
  await expect.poll(pages, { timeout: 20_000 }).toBeGreaterThan(8);
});

test("nothing is fetched ahead for who saves data", async ({ tab, host }) => {
  host.addScript(SAVE_DATA);
  await visit(tab, host, "/de/services/");
  await tab.run(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  host.takeAsked();
  await new Promise((resolve) => setTimeout(resolve, 5000));
  // The worker keeps what is kept without a visit; of other pages there is nothing.
  const isAhead = (path: string) => /^\/page-data\/(?:de|en)\/(?!services\/).+\//u.test(path) || isScript(path);
  expect(host.takeAsked().filter(isAhead)).toEqual([]);
});
