/** Language redirects by preferences and states of the storage (quality R1). In browsers: e2e/redirect.spec.ts. */
import vm from "node:vm";
import { buildInlineScript } from "../../../gatsby/bundle-script";

/** The visitor's storage: empty, with a value, unreadable or unwritable. */
type Stored = "nothing" | "de" | "en" | "nonsense" | "" | "blocked" | "refused" | "missing" | "full";

interface Navigator {
  languages?: readonly string[];
  language?: string;
}

/** Runs the script in a window with only the APIs that the redirect may use, without history and cookies. */
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
    // The document of an old route names the new one.
    document: {
      documentElement: {
        getAttribute: (name: string) => (name === "data-route" && pathname === "/home/" ? "/" : null),
      },
    },
    location: { pathname, search, hash, replace: (url: string) => replaced.push(url) },
    ...{ navigator, replaced, items },
  };
  vm.runInNewContext(buildInlineScript("redirect"), { window });
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
  "with %j in storage and the browser languages %j the redirect leads to %s, and stores it if possible",
  (stored, languages, to) => {
    const { replaced, items } = visit(PATH, { languages }, stored);
    expect(replaced).toEqual([`/${to}${PATH}`]);
    expect([...items]).toEqual(/blocked|refused|missing|full/u.test(stored) ? [] : [["language", to]]);
  },
);

it.each<[path: string, Navigator, to: string[]]>([
  // Paths with a language.
  ["/de/", { languages: ["en"] }, []],
  ["/en", { languages: ["de"] }, []],
  ["/de/services/it-consulting/?a=1#b", { languages: ["en"] }, []],
  // Paths that only seem to have a language.
  ["/demo/", { languages: ["en"] }, ["/en/demo/"]],
  ["/404.html", { languages: ["en"] }, ["/en/404.html"]],
  // A path that looks like a host.
  ["https://www.fernwerk.example//evil.example/x", { languages: ["en"] }, ["/en//evil.example/x"]],
  // Capitals, which stay in the path.
  ["/No/Such/Page/?A=1", { languages: ["en"] }, ["/en/No/Such/Page/?A=1"]],
  ["/AGB/", { languages: ["en"] }, ["/en/AGB/"]],
  ["/DE/Contact/?A=1", { languages: ["en"] }, ["/de/Contact/?A=1"]],
  // An old route of the home page.
  ["/home/?a=1#b", { languages: ["en"] }, ["/en/?a=1#b"]],
  // Languages that are invalid by BCP 47.
  ...["de_DE", "DE", "de@euro"].map((tag): [string, Navigator, string[]] => [
    "/",
    { languages: ["C", "*", tag, "en"] },
    ["/de/"],
  ]),
  // Old browsers have `language` only, or neither property.
  ["/", { language: "en-GB" }, ["/en/"]],
  ["/", { languages: ["de"], language: "en-GB" }, ["/de/"]],
  ["/", {}, ["/de/"]],
])("%s with the navigator %j redirects to %j", (path, navigator, to) => {
  expect(visit(path, navigator).replaced).toEqual(to);
});

it("the redirect leads to the site's first language if the browser's languages can't be read", () => {
  const navigator = Object.defineProperty({}, "languages", {
    get: () => {
      throw new Error("hidden");
    },
  });
  expect(visit("/", navigator).replaced).toEqual(["/de/"]);
});

it("the redirect script is below 900 characters, and contains no line break and no end of an element", () => {
  expect(buildInlineScript("redirect").length).toBeLessThan(900);
  expect(buildInlineScript("redirect")).not.toMatch(/\n|<\/|<!--/u);
});
