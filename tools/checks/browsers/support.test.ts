import { isReal, lacking, oldestBrowsers } from "./support";

it("reads the oldest browsers from browserslist", () => {
  expect([...oldestBrowsers(["firefox >= 115", "ios_saf >= 16.4"])]).toEqual([
    ["firefox", "115"],
    ["safari_ios", "16.4"],
  ]);
});

it.each(["defaults", "last 2 versions", "firefox 115", "netscape >= 4"])("does not guess what %s means", (query) => {
  expect(() => oldestBrowsers([query])).toThrow(query);
});

it.each([
  ["css.selectors.has", ["Firefox 115"]],
  ["css.selectors.hover", []],
  // Behind a flag it is not there.
  ["api.Window.requestIdleCallback", ["Safari 16.4", "Safari on iOS 16.4"]],
  // A part of it is not all of it.
  ["css.selectors.marker", ["Safari 16.4", "Safari on iOS 16.4"]],
  ["css.properties.text-wrap", expect.arrayContaining(["Chrome 109", "Firefox 115", "Safari 16.4"])],
  ["css.properties.no-such-thing", []],
])("knows who lacks %s", (key, browsers) => {
  expect(lacking(key)).toEqual(browsers);
});

it("counts a prefix where it stands beside the property", () => {
  expect(lacking("css.properties.hyphens")).toEqual(["Safari 16.4", "Safari on iOS 16.4"]);
  expect(lacking("css.properties.hyphens", ["-webkit-"])).toEqual([]);
});

it("tells what browsers have from what somebody thinks of", () => {
  expect(isReal("api.HTMLElement.hidePopover")).toBe(true);
  expect(isReal("api.ML.createContext")).toBe(false);
});
