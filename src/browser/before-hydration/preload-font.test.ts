/** @jest-environment jsdom */
import { FIRST_FONT_ID, preloadFontInHead } from "./preload-font";

const LINK = '<link rel="preload" href="/a.woff2" as="font">';

function waitOn(connection?: { rtt?: number }): number {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  document.head.innerHTML = `<noscript id="${FIRST_FONT_ID}"></noscript><title>Fernwerk</title>`;
  // As HTML of a document with scripts is read.
  document.querySelector("noscript")?.append(LINK);
  preloadFontInHead();
  return document.querySelectorAll("head > link[rel=preload][as=font]").length;
}

it.each([undefined, {}, { rtt: 0 }, { rtt: 100 }])("the head asks for the font, too, with %j", (connection) => {
  expect(waitOn(connection)).toBe(1);
  expect(document.querySelector("link")?.getAttribute("href")).toBe("/a.woff2");
});

it.each([{ rtt: 125 }, { rtt: 3000 }])("the page is painted without it with %j", (connection) => {
  expect(waitOn(connection)).toBe(0);
});

it("nothing is done to a document without it", () => {
  document.head.innerHTML = "<title>Fernwerk</title>";
  preloadFontInHead();
  expect(document.head.innerHTML).toBe("<title>Fernwerk</title>");
});
