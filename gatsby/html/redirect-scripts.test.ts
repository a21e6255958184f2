import vm from "node:vm";
import { redirectScript } from "../../src/i18n/redirect-script";
import { inlineRedirect, redirectInFile } from "./redirect-scripts";

/** A visitor at an address without a language. */
function visit(script: string, isLeaving = false) {
  const window = {
    isLeaving,
    location: { pathname: "/contact/", search: "?from=letter", hash: "#main", replace: jest.fn() },
    navigator: { languages: ["en-GB", "de"] },
    localStorage: { getItem: () => null, setItem: jest.fn() },
  };
  vm.runInNewContext(script, { window });
  return window;
}

it("leads to the visitor's language as it did before it was made smaller", () => {
  for (const script of [redirectScript(), inlineRedirect(), redirectInFile()]) {
    const { location, localStorage } = visit(script);
    expect(location.replace.mock.calls).toEqual([["/en/contact/?from=letter#main"]]);
    expect(localStorage.setItem.mock.calls).toEqual([["language", "en"]]);
  }
});

it("says that it leaves, and as a file does nothing then", () => {
  expect(visit(inlineRedirect()).isLeaving).toBe(true);
  expect(visit(redirectInFile(), true).location.replace).not.toHaveBeenCalled();
});

it("is smaller, without names or line breaks, and can't end its element", () => {
  for (const script of [inlineRedirect(), redirectInFile()]) {
    expect(script.length).toBeLessThan(700);
    expect(script).not.toMatch(/\n|chooseLanguage|<\/|<!--/u);
  }
});
