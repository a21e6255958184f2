import { canStore, fakeBrowser, REDIRECT_CASES } from "../../test/redirect-cases";
import { chooseLanguage, PREFERENCE_KEY, redirectToLanguage } from "./choose-language";
import { LANGUAGES } from "./languages";

const redirect = (browser: ReturnType<typeof fakeBrowser>, pageLanguage = "de") =>
  redirectToLanguage(browser, chooseLanguage, PREFERENCE_KEY, LANGUAGES, pageLanguage);

describe("redirectToLanguage", () => {
  it.each(REDIRECT_CASES)(
    "with $stored in storage, a browser that speaks $browser, leads $path to $expected",
    ({ stored, languages, path, expected }) => {
      const browser = fakeBrowser(path, stored, { languages });
      expect(redirect(browser)).toBe(true);
      expect(browser.replaced).toEqual([`/${expected}${path}`]);
      // The choice is what is stored afterwards, and nothing else is.
      expect([...browser.items]).toEqual(canStore(stored) ? [["language", expected]] : []);
    },
  );

  it.each(["/de/", "/en/", "/en", "/de/services/it-consulting/?a=1#b", "/en/no-such-page"])(
    "leaves %s where it is, and stores nothing",
    (path) => {
      const browser = fakeBrowser(path, "nothing", { languages: ["en"] });
      expect(redirect(browser)).toBe(false);
      expect(browser.replaced).toEqual([]);
      expect(browser.items.size).toBe(0);
    },
  );

  it.each(["/demo/", "/en-route/", "/404.html"])("does not take %s for a path with a language", (path) => {
    const browser = fakeBrowser(path, "nothing", { languages: ["en"] });
    expect(redirect(browser)).toBe(true);
    expect(browser.replaced).toEqual([`/en${path}`]);
  });

  it("stays on its own site, even from an address that looks like another one", () => {
    const browser = fakeBrowser("https://www.fernwerk.example//evil.example/x", "nothing", { languages: ["en"] });
    redirect(browser);
    const target = new URL(browser.replaced[0] ?? "", "https://www.fernwerk.example");
    expect(target.host).toBe("www.fernwerk.example");
  });

  it("asks an old browser for its one language", () => {
    const browser = fakeBrowser("/", "nothing", { language: "en-GB" });
    redirect(browser);
    expect(browser.replaced).toEqual(["/en/"]);
  });

  it("prefers the list of languages to the one of the browser itself", () => {
    const browser = fakeBrowser("/", "nothing", { languages: ["de"], language: "en-GB" });
    redirect(browser);
    expect(browser.replaced).toEqual(["/de/"]);
  });

  it("leads to the page's language where a browser says nothing at all", () => {
    const browser = fakeBrowser("/", "nothing", {});
    redirect(browser, "en");
    expect(browser.replaced).toEqual(["/en/"]);
  });
});
