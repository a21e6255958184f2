import vm from "node:vm";
import { canStore, fakeBrowser, REDIRECT_CASES } from "../../test/redirect-cases";
import { inlineRedirect, redirectInFile } from "./redirect-scripts";

type Navigator = Parameters<typeof fakeBrowser>[2];

/** Runs a script as a page does: with `window`, and with nothing of this program. */
function visit(path: string, navigator: Navigator, stored: Parameters<typeof fakeBrowser>[1] = "nothing") {
  const window = Object.assign(fakeBrowser(path, stored, navigator), { isLeaving: false });
  vm.runInNewContext(inlineRedirect(), { window });
  return window;
}

it.each(REDIRECT_CASES)(
  "with $stored in storage, a browser that speaks $browser is led from $path to $expected",
  ({ stored, languages, path, expected }) => {
    const browser = visit(path, { languages }, stored);
    expect(browser.replaced).toEqual([`/${expected}${path}`]);
    // The choice is what is stored afterwards, and nothing else is.
    expect([...browser.items]).toEqual(canStore(stored) ? [["language", expected]] : []);
  },
);

it.each<[path: string, Navigator, to: string[]]>([
  // A path that has a language stays.
  ["/de/", { languages: ["en"] }, []],
  ["/en", { languages: ["de"] }, []],
  ["/de/services/it-consulting/?a=1#b", { languages: ["en"] }, []],
  // One that only looks like it does not.
  ["/demo/", { languages: ["en"] }, ["/en/demo/"]],
  ["/404.html", { languages: ["en"] }, ["/en/404.html"]],
  // An address that looks like another host's.
  ["https://www.fernwerk.example//evil.example/x", { languages: ["en"] }, ["/en//evil.example/x"]],
  // In capitals: the path keeps them.
  ["/No/Such/Page/?A=1", { languages: ["en"] }, ["/en/No/Such/Page/?A=1"]],
  ["/AGB/", { languages: ["en"] }, ["/en/AGB/"]],
  ["/DE/Contact/?A=1", { languages: ["en"] }, ["/de/Contact/?A=1"]],
  // An old address, whose page is the start page now.
  ["/home/?a=1#b", { languages: ["en"] }, ["/en/?a=1#b"]],
  // What is no BCP 47, or nothing at all.
  ...["de_DE", "DE", "de@euro"].map((tag): [string, Navigator, string[]] => [
    "/",
    { languages: ["C", "*", tag, "en"] },
    ["/de/"],
  ]),
  // An old browser has one language; a list comes before it; one may say nothing at all.
  ["/", { language: "en-GB" }, ["/en/"]],
  ["/", { languages: ["de"], language: "en-GB" }, ["/de/"]],
  ["/", {}, ["/de/"]],
])("%s with %j is led to %j", (path, navigator, to) => {
  expect(visit(path, navigator).replaced).toEqual(to);
});

it("a browser whose languages can't be read is led to the first language of the site", () => {
  const navigator = Object.defineProperty({}, "languages", {
    get: () => {
      throw new Error("hidden");
    },
  });
  expect(visit("/", navigator).replaced).toEqual(["/de/"]);
});

it("the redirect as a file leads on where no inline script has, and does nothing where one has", () => {
  const window = visit("/contact/?a=1", { languages: ["en"] });
  vm.runInNewContext(redirectInFile(), { window });
  expect(window.replaced).toHaveLength(1);
  window.isLeaving = false;
  vm.runInNewContext(redirectInFile(), { window });
  expect(window.replaced).toEqual(Array(2).fill("/en/contact/?a=1"));
});

it("the redirect is small, the same each time, and can't end its element", () => {
  expect(inlineRedirect()).toBe(inlineRedirect());
  for (const script of [inlineRedirect(), redirectInFile()]) {
    expect(script.length).toBeLessThan(900);
    expect(script).not.toMatch(/\n|<\/|<!--/u);
  }
});
