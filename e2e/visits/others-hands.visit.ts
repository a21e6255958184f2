/** The page survives what browsers, extensions and hosts do to it (quality V16). */
import { expect } from "@playwright/test";
import type { Host } from "../host";
import { MESSAGES } from "../site";
import {
  ADD_NODES,
  addNodes,
  STORAGE_FULL,
  STORAGE_OFF,
  translate,
  withAttributes,
  withHiddenAddresses,
} from "./interference";
import type { Tab } from "./tab";
import { back, expectPage, expectPlace, isTakenOver, pause, settled, test, visit, whenHydrated } from "./visit-test";

const CONTACT = "/de/contact/";
const SERVICES = "/de/services/";
const THANKS = "/de/contactConfirmation/";
const DOCUMENTS = /\/$/u;

const TYPED = {
  name: "Kim Beispiel",
  email: "kim@post.example",
  message: "Unsere Buchungsstrecke ist zu langsam.",
};

/** Types into the fields, and gives the consent. */
async function fillIn(tab: Tab, values: Readonly<Record<string, string>> = TYPED): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await tab.click(`form [name='${name}']`);
    await tab.type(value);
  }
  await tab.run(() => document.querySelector<HTMLInputElement>("form [name='consent']:not(:checked)")?.click());
}

/** @returns what the fields hold */
const typed = (tab: Tab) =>
  tab.run(
    (names) =>
      Object.fromEntries(
        names.map((name) => [name, document.querySelector<HTMLInputElement>(`form [name='${name}']`)?.value]),
      ),
    Object.keys(TYPED),
  );

const alert = (tab: Tab) => tab.run(() => document.querySelector("main [role=alert]")?.textContent);

/** The first menu of a desktop opens. */
async function expectMenu(tab: Tab): Promise<void> {
  await tab.click("button[popovertarget='menu-1']");
  await expect.poll(() => tab.run(() => document.querySelector("#menu-1:popover-open") !== null)).toBe(true);
  await tab.press("Escape");
}

/** A link in the footer leads to a whole page, and history back to this one, which is whole again. */
async function expectLink(tab: Tab, from: string, to: string): Promise<void> {
  await tab.click(`footer a[href='${to}']`);
  await expectPage(tab, to);
  // WebKit reports requests that are aborted by a navigation as errors.
  await settled(tab);
  await back(tab);
  await expectPage(tab, from);
}

/** The form, which is filled in, is sent: the confirmation comes. */
async function expectSent(tab: Tab): Promise<void> {
  await tab.click("form button");
  await expectPage(tab, THANKS);
}

/** Types before hydration, which waits for the page's data on a slow line. */
async function expectKept(tab: Tab, host: Host, path: string): Promise<void> {
  host.spoil({ paths: /\/page-data\.json$/u, delay: 4000 });
  await tab.open(host.origin + path);
  await fillIn(tab);
  // In the middle of the message.
  const caret = await tab.run(placeCaret, 10);
  expect(await tab.run(isTakenOver), "not yet hydrated").toBe(false);
  await whenHydrated(tab);
  await pause(500);
  expect(await typed(tab)).toEqual(TYPED);
  expect(await tab.run(caretOf), "the place to go on").toEqual(caret);
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

// Other translators leave the language of the document as it is: links then lead on in this document.
for (const language of ["fr", "de"]) {
  test(`a page translated after hydration (lang="${language}"): menu and links work`, async ({ tab, host }) => {
    await visit(tab, host, CONTACT);
    await tab.run(translate, language);
    await expectMenu(tab);
    await expectLink(tab, CONTACT, SERVICES);
    expect(host.takeReports()).toEqual([]);
  });

  test(`a form translated after hydration (lang="${language}"): it says what is missing, keeps what was typed, is sent`, async ({
    tab,
    host,
  }) => {
    await visit(tab, host, CONTACT);
    const { message, ...others } = TYPED;
    await fillIn(tab, others);
    await tab.run(translate, language);
    // The second report takes the place of one that has been translated.
    for (let tries = 0; tries < 2; tries += 1) {
      await tab.click("form button");
      await expect.poll(() => alert(tab)).toContain(MESSAGES.de["form-summary.kept"]);
      expect(await typed(tab)).toEqual({ ...others, message: "" });
      await tab.run(translate, language);
    }
    await fillIn(tab, { message });
    await expectSent(tab);
    expect(host.takeReports()).toEqual([]);
  });
}

test("attributes on html and body before hydration: menu and links work", async ({ tab, host }) => {
  host.spoil({ paths: DOCUMENTS, change: withAttributes });
  await visit(tab, host, CONTACT);
  await expectMenu(tab);
  await expectLink(tab, CONTACT, SERVICES);
  expect(host.takeReports()).toEqual([]);
});

test("nodes of extensions before hydration: menu, links and form work", async ({ tab, host }) => {
  host.addScript(ADD_NODES);
  await visit(tab, host, CONTACT);
  await expectPage(tab, CONTACT);
  await expectMenu(tab);
  await expectLink(tab, CONTACT, SERVICES);
  await settled(tab);
  await fillIn(tab);
  await expectSent(tab);
});

test("nodes of extensions before hydration: what was typed until then stays", async ({ tab, host }) => {
  host.addScript(ADD_NODES);
  await expectKept(tab, host, CONTACT);
});

test("nodes of extensions after hydration: what was typed stays, form and links work", async ({ tab, host }) => {
  await visit(tab, host, CONTACT);
  await fillIn(tab, { name: TYPED.name });
  await tab.run(addNodes);
  await tab.click("form button");
  await expect.poll(() => alert(tab)).toContain(MESSAGES.de["form-summary.kept"]);
  expect(await typed(tab)).toMatchObject({ name: TYPED.name });
  await expectLink(tab, CONTACT, SERVICES);
  expect(host.takeReports()).toEqual([]);
});

for (const [what, paths] of [
  ["page data", /^\/page-data\//u],
  ["the language pack", /^\/language-[^/]*\.js$/u],
  ["the form's code", /^\/contact-form-[^/]*\.js$/u],
  ["fonts", /\.woff2$/u],
] as const) {
  test(`a blocker cuts ${what} on every page: links work, a message is sent`, async ({ tab, host }) => {
    host.spoil({ paths, fault: "cut off" });
    await tab.open(host.origin + SERVICES);
    await settled(tab);
    await expectLink(tab, SERVICES, CONTACT);
    await tab.click(`footer a[href='${CONTACT}']`);
    await expectPage(tab, CONTACT);
    await settled(tab);
    await fillIn(tab);
    await expectSent(tab);
  });
}

for (const [what, script] of [
  ["full", STORAGE_FULL],
  ["switched off", STORAGE_OFF],
] as const) {
  test(`storage is ${what}: menu and links work, a message is sent, the language changes`, async ({ tab, host }) => {
    host.addScript(script);
    await visit(tab, host, CONTACT);
    await expectMenu(tab);
    await expectLink(tab, CONTACT, SERVICES);
    await fillIn(tab);
    await expectSent(tab);
    await tab.click("header a[data-language='en']");
    await expectPlace(tab, { address: "/en/contactConfirmation/", language: "en", isWhole: true });
  });
}

test("a host hides e-mail addresses and adds scripts: menu, links and form work", async ({ tab, host }) => {
  host.spoil({ paths: DOCUMENTS, change: withHiddenAddresses });
  await visit(tab, host, CONTACT);
  await expectMenu(tab);
  await expectLink(tab, CONTACT, SERVICES);
  await settled(tab);
  await fillIn(tab);
  await expectSent(tab);
});

const LANDING = "/de/common-landing-test/";

for (const path of [CONTACT, LANDING]) {
  test(`a host hides e-mail addresses: what was typed before hydration stays (${path})`, async ({ tab, host }) => {
    host.spoil({ paths: DOCUMENTS, change: withHiddenAddresses });
    await expectKept(tab, host, path);
  });
}
