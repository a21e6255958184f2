import vm from "node:vm";
import { canStore, fakeBrowser, REDIRECT_CASES } from "../../test/redirect-cases";
import { redirectFile, redirectScript } from "./redirect-script";

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

describe("the redirect as a file", () => {
  it("leads to a language where no inline script has", () => {
    const browser = fakeBrowser("/contact/?a=1", "nothing", { languages: ["en"] });
    vm.runInNewContext(redirectFile(), { window: browser });
    expect(browser.replaced).toEqual(["/en/contact/?a=1"]);
  });

  it("does nothing where one has: a second navigation would begin anew", () => {
    const browser = fakeBrowser("/contact/", "nothing", { languages: ["en"] });
    run(browser);
    vm.runInNewContext(redirectFile(), { window: browser });
    expect(browser.replaced).toHaveLength(1);
  });
});
