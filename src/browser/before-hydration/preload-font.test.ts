/** @jest-environment jsdom */
import { FIRST_FONT_ID, preloadFontInHead } from "./preload-font";

const LINK = '<link rel="preload" href="/a.woff2" as="font">';

function countPreloads(connection?: { rtt?: number }): number {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  document.head.innerHTML = `<noscript id="${FIRST_FONT_ID}"></noscript><title>Fernwerk</title>`;
  // The parser reads the content as text if scripting is enabled.
  document.querySelector("noscript")?.append(LINK);
  preloadFontInHead();
  return document.querySelectorAll("head > link[rel=preload][as=font]").length;
}

it.each([undefined, {}, { rtt: 0 }, { rtt: 100 }])("the head preloads the font on the connection %j", (connection) => {
  expect(countPreloads(connection)).toBe(1);
  expect(document.querySelector("link")?.getAttribute("href")).toBe("/a.woff2");
});

it.each([{ rtt: 125 }, { rtt: 3000 }])("the head does not preload the font on the connection %j", (connection) => {
  expect(countPreloads(connection)).toBe(0);
});
