/** The page survives what browsers, extensions and hosts do to it (quality V16). */
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { whenHydrated } from "../browser";
import type { Host } from "../host";
import { MESSAGES } from "../site";
import {
  ADD_NODES,
  addNodes,
  minified,
  STORAGE_FULL,
  STORAGE_OFF,
  translate,
  withAttributes,
  withHiddenAddresses,
} from "./interference";
import type { Tab } from "./tab";
import { back, expectPage, expectPlace, isTakenOver, settled, test, visit } from "./visit-test";

const CONTACT = "/de/contact/";
const SERVICES = "/de/services/";
const THANKS = "/de/contactConfirmation/";
const DOCUMENTS = /\/$/u;

const TYPED = { name: "Kim Beispiel", email: "kim@post.example", message: "Unsere Buchungsstrecke ist zu langsam." };

async function fillIn(tab: Tab, values: Readonly<Record<string, string>> = TYPED): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await tab.click(`form [name='${name}']`);
    await tab.type(value);
  }
  await tab.evaluate(() => document.querySelector<HTMLInputElement>("form [name='consent']:not(:checked)")?.click());
}

const typed = (tab: Tab) =>
  tab.evaluate(
    (names) =>
      Object.fromEntries(
        names.map((name) => [name, document.querySelector<HTMLInputElement>(`form [name='${name}']`)?.value]),
      ),
    Object.keys(TYPED),
  );

/** A link in the footer leads to a whole page, and history back to this one, which is whole again. */
async function expectLink(tab: Tab, from: string, to: string): Promise<void> {
  await tab.click(`footer a[href='${to}']`);
  await expectPage(tab, to);
  // WebKit reports requests that are aborted by a navigation as errors.
  await settled(tab);
  await back(tab);
  await expectPage(tab, from);
}

/** The first menu of a desktop opens, and a link leads on and back. */
async function expectMenuAndLink(tab: Tab): Promise<void> {
  await tab.click("button[popovertarget='menu-1']");
  await expect.poll(() => tab.evaluate(() => document.querySelector("#menu-1:popover-open") !== null)).toBe(true);
  await tab.press("Escape");
  await expectLink(tab, CONTACT, SERVICES);
}

async function expectSent(tab: Tab, values?: Readonly<Record<string, string>>): Promise<void> {
  await settled(tab);
  await fillIn(tab, values);
  await tab.click("form button");
  await expectPage(tab, THANKS);
}

interface Interference {
  /** Before the page comes. */
  before?: (host: Host) => void;
  /** After hydration; runs in the page. */
  after?: (language: string) => void;
  /** What it makes of the language of the document. */
  language?: string;
  /** Whether the page has nothing to complain of. */
  isSilent?: boolean;
}

const INTERFERENCES: Readonly<Record<string, Interference>> = {
  "a page is translated after hydration": { after: translate, language: "fr", isSilent: true },
  // Other translators leave the language of the document as it is: links then lead on in this document.
  "a page is translated, and its language stays": { after: translate, language: "de", isSilent: true },
  "extensions add attributes before hydration": {
    before: (host) => host.intercept({ paths: DOCUMENTS, change: withAttributes }),
    language: "fr",
    isSilent: true,
  },
  "extensions add nodes before hydration": { before: (host) => host.addScript(ADD_NODES) },
  "extensions add nodes after hydration": { after: addNodes, isSilent: true },
  "a host hides e-mail addresses and adds scripts": {
    before: (host) => host.intercept({ paths: DOCUMENTS, change: withHiddenAddresses }),
  },
  "a proxy minifies documents": { before: (host) => host.intercept({ paths: DOCUMENTS, change: minified }) },
  "storage is full": { before: (host) => host.addScript(STORAGE_FULL) },
  "storage is switched off": { before: (host) => host.addScript(STORAGE_OFF), isSilent: true },
};

for (const [what, { before, after, language = "", isSilent = false }] of Object.entries(INTERFERENCES)) {
  test(`${what}: menu and links work, the form reports, keeps what was typed, is sent`, async ({ tab, host }) => {
    test.slow();
    const { message, ...others } = TYPED;
    before?.(host);
    for (const part of ["menu and link", "form"]) {
      await visit(tab, host, CONTACT);
      await expectPage(tab, CONTACT);
      if (part === "form") await fillIn(tab, others);
      if (after) await tab.evaluate(after, language);
      if (part === "menu and link") await expectMenuAndLink(tab);
    }
    // The second report takes the place of one that has been translated.
    for (let tries = 0; tries < 2; tries += 1) {
      await tab.click("form button");
      const alert = () => tab.evaluate(() => document.querySelector("main [role=alert]")?.textContent ?? "");
      await expect.poll(alert).toContain(MESSAGES.de["form-summary.kept"]);
      expect(await typed(tab)).toEqual({ ...others, message: "" });
      if (after === translate) await tab.evaluate(after, language);
    }
    await expectSent(tab, { message });
    if (isSilent) expect(host.reports).toEqual([]);
    if (language) return;
    await tab.click("header a[data-language='en']");
    await expectPlace(tab, { address: "/en/contactConfirmation/", language: "en", isWhole: true });
  });
}

for (const [what, paths] of [
  ["page data", /^\/page-data\//u],
  ["the language pack", /^\/language-[^/]*\.js$/u],
  ["the form's code", /^\/contact-form-[0-9a-f]+\.js$/u],
  ["fonts", /\.woff2$/u],
] as const) {
  test(`a blocker cuts ${what} on every page: links work, a message is sent`, async ({ tab, host }) => {
    host.intercept({ paths, fault: "cut off" });
    await tab.open(host.origin + SERVICES);
    await settled(tab);
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

function caretOf() {
  const { tagName, selectionStart } = document.activeElement as HTMLTextAreaElement;
  return { field: tagName, position: selectionStart };
}

for (const [what, path, before] of [
  ["extensions add nodes", CONTACT, INTERFERENCES["extensions add nodes before hydration"]?.before],
  ["a host hides e-mail addresses", CONTACT, INTERFERENCES["a host hides e-mail addresses and adds scripts"]?.before],
  [
    "a host hides them",
    "/de/common-landing-test/",
    INTERFERENCES["a host hides e-mail addresses and adds scripts"]?.before,
  ],
] as const) {
  test(`${what} before hydration: what was typed until then stays, with the caret (${path})`, async ({ tab, host }) => {
    before?.(host);
    // Hydration waits for the page's data on a slow line.
    host.intercept({ paths: /\/page-data\.json$/u, delay: 8000 });
    await tab.open(host.origin + path);
    await fillIn(tab);
    // In the middle of the message.
    const caret = await tab.evaluate(placeCaret, 10);
    expect(await tab.evaluate(isTakenOver), "not yet hydrated").toBe(false);
    await whenHydrated(tab);
    await pause(500);
    expect(await typed(tab)).toEqual(TYPED);
    expect(await tab.evaluate(caretOf), "the place to go on").toEqual(caret);
  });
}
