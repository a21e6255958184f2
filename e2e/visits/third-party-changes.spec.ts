/** Visits pages that translators, extensions, hosts or browser settings interfere with (quality V16). */
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { waitForHydration } from "../browser";
import type { FaultHost } from "../fault-host";
import { MESSAGES } from "../test-site";
import {
  INSERT_ELEMENTS_SCRIPT,
  insertElements,
  minifyHtml,
  STORAGE_FULL_SCRIPT,
  STORAGE_OFF_SCRIPT,
  translateTexts,
  addAttributes,
  obfuscateAddresses,
} from "./third-party-changes";
import type { Tab } from "./tab";
import {
  goBackInHistory,
  expectPage,
  expectState,
  hasGatsbyHydrated,
  waitUntilSettled,
  test,
  visitPage,
} from "./visit-test";

const CONTACT = "/de/contact/";
const SERVICES = "/de/services/";
const THANKS = "/de/contactConfirmation/";
const DOCUMENT_PATHS = /\/$/u;

const TYPED = { name: "Kim Beispiel", email: "kim@post.example", message: "Unsere Buchungsstrecke ist zu langsam." };

async function fillForm(tab: Tab, values: Readonly<Record<string, string>> = TYPED): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await tab.click(`form [name='${name}']`);
    await tab.type(value);
  }
  await tab.evaluate(() => document.querySelector<HTMLInputElement>("form [name='consent']:not(:checked)")?.click());
}

const readInput = (tab: Tab) =>
  tab.evaluate(
    (names) =>
      Object.fromEntries(
        names.map((name) => [name, document.querySelector<HTMLInputElement>(`form [name='${name}']`)?.value]),
      ),
    Object.keys(TYPED),
  );

async function expectLink(tab: Tab, from: string, to: string): Promise<void> {
  await tab.click(`footer a[href='${to}']`);
  await expectPage(tab, to);
  // WebKit reports requests that a navigation aborts as errors.
  await waitUntilSettled(tab);
  await goBackInHistory(tab);
  await expectPage(tab, from);
}

async function expectMenuAndLink(tab: Tab): Promise<void> {
  await tab.click("button[popovertarget='menu-1']");
  await expect.poll(() => tab.evaluate(() => document.querySelector("#menu-1:popover-open") !== null)).toBe(true);
  await tab.press("Escape");
  await expectLink(tab, CONTACT, SERVICES);
}

async function expectSent(tab: Tab, values?: Readonly<Record<string, string>>): Promise<void> {
  await waitUntilSettled(tab);
  await fillForm(tab, values);
  await tab.click("form button");
  await expectPage(tab, THANKS);
}

interface Interference {
  /** Runs before the page loads. */
  before?: (host: FaultHost) => void;
  /** Runs in the page after hydration. */
  after?: (language: string) => void;
  language?: string;
  /** Whether the page logs no error. */
  isSilent?: boolean;
}

const INTERFERENCES: Readonly<Record<string, Interference>> = {
  "a page is translated after hydration": { after: translateTexts, language: "fr", isSilent: true },
  // Some translators do not change `lang`: links then navigate in the document.
  "a page is translated without a change of `lang`": { after: translateTexts, language: "de", isSilent: true },
  "extensions add attributes before hydration": {
    before: (host) => host.intercept({ paths: DOCUMENT_PATHS, change: addAttributes }),
    language: "fr",
    isSilent: true,
  },
  "extensions add nodes before hydration": { before: (host) => host.addScript(INSERT_ELEMENTS_SCRIPT) },
  "extensions add nodes after hydration": { after: insertElements, isSilent: true },
  "a host hides e-mail addresses and adds scripts": {
    before: (host) => host.intercept({ paths: DOCUMENT_PATHS, change: obfuscateAddresses }),
  },
  "a proxy minifies documents": { before: (host) => host.intercept({ paths: DOCUMENT_PATHS, change: minifyHtml }) },
  "storage is full": { before: (host) => host.addScript(STORAGE_FULL_SCRIPT) },
  "storage is switched off": { before: (host) => host.addScript(STORAGE_OFF_SCRIPT), isSilent: true },
};

for (const [name, { before, after, language = "", isSilent = false }] of Object.entries(INTERFERENCES)) {
  test(`menu, links and form work if ${name}`, async ({ tab, host }) => {
    test.slow();
    const { message, ...incomplete } = TYPED;
    before?.(host);
    for (const isForm of [false, true]) {
      await visitPage(tab, host, CONTACT);
      await expectPage(tab, CONTACT);
      if (isForm) await fillForm(tab, incomplete);
      if (after) await tab.evaluate(after, language);
      if (!isForm) await expectMenuAndLink(tab);
    }
    // The second report replaces one that has been translated.
    for (let tries = 0; tries < 2; tries += 1) {
      await tab.click("form button");
      const alert = () => tab.evaluate(() => document.querySelector("main [role=alert]")?.textContent ?? "");
      await expect.poll(alert).toContain(MESSAGES.de["form-summary.kept"]);
      expect(await readInput(tab)).toEqual({ ...incomplete, message: "" });
      if (after === translateTexts) await tab.evaluate(after, language);
    }
    await expectSent(tab, { message });
    if (isSilent) expect(host.reports).toEqual([]);
    if (language) return;
    await tab.click("header a[data-language='en']");
    await expectState(tab, { url: "/en/contactConfirmation/", language: "en", isComplete: true });
  });
}

for (const [resources, paths] of [
  ["page data", /^\/page-data\//u],
  ["the language pack", /^\/language-[^/]*\.js$/u],
  ["the form's code", /^\/contact-form-[0-9a-f]+\.js$/u],
  ["fonts", /\.woff2$/u],
] as const) {
  test(`links and form work if a blocker cuts off ${resources}`, async ({ tab, host }) => {
    host.intercept({ paths, fault: "cut off" });
    await tab.open(host.origin + SERVICES);
    await waitUntilSettled(tab);
    await expectLink(tab, SERVICES, CONTACT);
    await tab.click(`footer a[href='${CONTACT}']`);
    await expectPage(tab, CONTACT);
    await expectSent(tab);
  });
}

function placeCaret(position: number) {
  const field = document.querySelector<HTMLTextAreaElement>("form textarea");
  field?.focus();
  field?.setSelectionRange(position, position);
  return { field: "TEXTAREA", position };
}

function readCaret() {
  const { tagName, selectionStart } = document.activeElement as HTMLTextAreaElement;
  return { field: tagName, position: selectionStart };
}

for (const [name, path, before] of [
  ["extensions add nodes", CONTACT, INTERFERENCES["extensions add nodes before hydration"]?.before],
  ["a host hides e-mail addresses", CONTACT, INTERFERENCES["a host hides e-mail addresses and adds scripts"]?.before],
  [
    "a host hides e-mail addresses",
    "/de/common-landing-test/",
    INTERFERENCES["a host hides e-mail addresses and adds scripts"]?.before,
  ],
] as const) {
  test(`input and caret stay on ${path} if ${name} before hydration`, async ({ tab, host }) => {
    before?.(host);
    // Hydration waits for the delayed page data.
    host.intercept({ paths: /\/page-data\.json$/u, delay: 8000 });
    await tab.open(host.origin + path);
    await fillForm(tab);
    const caret = await tab.evaluate(placeCaret, 10);
    expect(await tab.evaluate(hasGatsbyHydrated), "hydrated").toBe(false);
    await waitForHydration(tab);
    await pause(500);
    expect(await readInput(tab)).toEqual(TYPED);
    expect(await tab.evaluate(readCaret)).toEqual(caret);
  });
}
