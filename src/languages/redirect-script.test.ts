import vm from "node:vm";
import { canStore, fakeBrowser, REDIRECT_CASES } from "../testing/redirect-cases";
import { redirectScript } from "./redirect-script";

/** Runs the script as a page does: with `window`, and with nothing of this program. */
function run(browser: ReturnType<typeof fakeBrowser>): void {
  vm.runInNewContext(redirectScript(), { window: browser });
}

describe("redirectScript", () => {
  it.each(REDIRECT_CASES)(
    "with $stored in storage, a browser that speaks $browser, leads $path to $expected",
    ({ stored, languages, path, expected }) => {
      const browser = fakeBrowser(path, stored, { languages });
      run(browser);
      expect(browser.replaced).toEqual([`/${expected}${path}`]);
      expect([...browser.items]).toEqual(canStore(stored) ? [["language", expected]] : []);
    },
  );

  it("leaves a path with a language alone", () => {
    const browser = fakeBrowser("/en/contact/", "de", { languages: ["de"] });
    run(browser);
    expect(browser.replaced).toEqual([]);
  });

  it("is the same every time, so that one hash allows it", () => {
    expect(redirectScript()).toBe(redirectScript());
  });

  it("can stand in an HTML document", () => {
    expect(redirectScript()).not.toMatch(/<\/|<!--/u);
  });
});
