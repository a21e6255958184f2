/** The cases of the language redirect (specification, section 2), and a browser to meet them with. */

/** What the browser speaks, most wanted first. */
const BROWSERS = { "de-AT": ["de-AT", "de"], "en-US": ["en-US", "en"], fr: ["fr-FR", "fr"], none: [] } as const;

/** What is in the visitor's storage: nothing, a word, or a storage that can't be read, or not be written. */
export type Stored = "nothing" | "de" | "en" | "nonsense" | "empty" | "blocked" | "refused" | "missing" | "full";

/** Which language follows, by what is stored and by the browser's language. */
const CHOICES: Record<Stored, Record<keyof typeof BROWSERS, "de" | "en">> = {
  nothing: { "de-AT": "de", "en-US": "en", fr: "de", none: "de" },
  de: { "de-AT": "de", "en-US": "de", fr: "de", none: "de" },
  en: { "de-AT": "en", "en-US": "en", fr: "en", none: "en" },
  nonsense: { "de-AT": "de", "en-US": "de", fr: "de", none: "de" },
  empty: { "de-AT": "de", "en-US": "en", fr: "de", none: "de" },
  blocked: { "de-AT": "de", "en-US": "en", fr: "de", none: "de" },
  refused: { "de-AT": "de", "en-US": "en", fr: "de", none: "de" },
  missing: { "de-AT": "de", "en-US": "en", fr: "de", none: "de" },
  full: { "de-AT": "de", "en-US": "en", fr: "de", none: "de" },
};

const PATHS = [
  "/",
  "/services/headless-cms-integration/strapi/",
  "/no-such-page",
  "/contact/?topic=product&utm_source=a%20b#form",
] as const;

export interface RedirectCase {
  stored: Stored;
  browser: string;
  languages: readonly string[];
  path: string;
  expected: "de" | "en";
}

export const REDIRECT_CASES: readonly RedirectCase[] = Object.entries(CHOICES).flatMap(([stored, byBrowser]) =>
  Object.entries(byBrowser).flatMap(([browser, expected]) =>
    PATHS.map((path) => ({
      stored: stored as Stored,
      browser,
      languages: BROWSERS[browser as keyof typeof BROWSERS],
      path,
      expected,
    })),
  ),
);

export interface FakeBrowser {
  document: { documentElement: { getAttribute(name: string): string | null } };
  localStorage: Storage;
  navigator: { languages?: readonly string[]; language?: string };
  location: { pathname: string; search: string; hash: string; replace(url: string): void };
  /** What the location was replaced with. */
  replaced: string[];
  /** What is in the storage. */
  items: Map<string, string>;
}

/** A browser with what the redirect may use; anything else in it (history, cookies) does not exist. */
export function fakeBrowser(path: string, stored: Stored, navigator: FakeBrowser["navigator"]): FakeBrowser {
  const { pathname, search, hash } = new URL(path, "https://www.fernwerk.example");
  const replaced: string[] = [];
  const items = new Map<string, string>();
  if (stored === "empty") items.set("language", "");
  if (stored === "de" || stored === "en" || stored === "nonsense") items.set("language", stored);
  const refuse = () => {
    throw new DOMException("Access is denied", "SecurityError");
  };
  const fill = () => {
    throw new DOMException("The quota has been exceeded", "QuotaExceededError");
  };
  const storage = {
    getItem: stored === "refused" ? refuse : (key: string) => items.get(key) ?? null,
    setItem:
      stored === "refused" ? refuse : stored === "full" ? fill : (key: string, value: string) => items.set(key, value),
  };
  return {
    get localStorage() {
      return (stored === "blocked" ? refuse() : stored === "missing" ? null : storage) as unknown as Storage;
    },
    // The document of an old address says where its page is now.
    document: {
      documentElement: { getAttribute: (name) => (name === "data-route" && pathname === "/home/" ? "/" : null) },
    },
    navigator,
    location: { pathname, search, hash, replace: (url) => replaced.push(url) },
    replaced,
    items,
  };
}

/** @returns whether what is stored can be written over. */
export function canStore(stored: Stored): boolean {
  return !["blocked", "refused", "missing", "full"].includes(stored);
}
