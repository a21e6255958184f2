/** The language redirect by all that a browser may say and store (quality R1); in browsers: e2e/redirect.spec.ts. */
import vm from "node:vm";
import { inlineRedirect, redirectInFile } from "./redirect-scripts";

/** The visitor's storage: empty, with a word, or one that can't be read or written. */
type Stored = "nothing" | "de" | "en" | "nonsense" | "" | "blocked" | "refused" | "missing" | "full";

interface Navigator {
  languages?: readonly string[];
  language?: string;
}

/** Runs the script as a page does: in a browser that has only what the redirect may use, no history and no cookies. */
function visit(path: string, navigator: Navigator, stored: Stored = "nothing") {
  const { pathname, search, hash } = new URL(path, "https://www.fernwerk.example");
  const [replaced, items] = [[] as string[], new Map<string, string>()];
  if (["", "de", "en", "nonsense"].includes(stored)) items.set("language", stored);
  const fail = () => {
    throw new DOMException("Access is denied", "SecurityError");
  };
  const storage = {
    getItem: stored === "refused" ? fail : (key: string) => items.get(key) ?? null,
    setItem: /refused|full/u.test(stored) ? fail : (key: string, value: string) => items.set(key, value),
  };
  const window = {
    get localStorage() {
      return stored === "blocked" ? fail() : stored === "missing" ? null : storage;
    },
    // The document of an old address names its page's new one.
    document: {
      documentElement: {
        getAttribute: (name: string) => (name === "data-route" && pathname === "/home/" ? "/" : null),
      },
    },
    location: { pathname, search, hash, replace: (url: string) => replaced.push(url) },
    ...{ navigator, replaced, items, isLeaving: false },
  };
  vm.runInNewContext(inlineRedirect(), { window });
  return window;
}

const PATH = "/contact/?topic=product&utm_source=a%20b#form";

it.each<[Stored, languages: string[], to: "de" | "en"]>([
  ["nothing", ["de-AT", "de"], "de"],
  ["nothing", ["en-US", "en"], "en"],
  ["nothing", ["fr-FR", "fr"], "de"],
  ["nothing", [], "de"],
  ["de", ["en-US"], "de"],
  ["en", ["de-AT"], "en"],
  ["nonsense", ["en-US"], "de"],
  ["", ["en-US"], "en"],
  ["blocked", ["en-US"], "en"],
  ["refused", ["en-US"], "en"],
  ["missing", ["en-US"], "en"],
  ["full", ["en-US"], "en"],
])(
  "with %j in storage a browser that speaks %j is led to %s, which is stored where it can be",
  (stored, languages, to) => {
    const { replaced, items } = visit(PATH, { languages }, stored);
    expect(replaced).toEqual([`/${to}${PATH}`]);
    expect([...items]).toEqual(/blocked|refused|missing|full/u.test(stored) ? [] : [["language", to]]);
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
