/** The chunks stand in for what a browser lacks: here their real content, but for dates, whose data is megabytes. */
const DATES = "./polyfills/date-time-format";
const loaded: string[] = [];
jest.mock("./polyfills/plural-rules", () => mockLoading("plural rules", "./polyfills/plural-rules"));
jest.mock("./polyfills/list-format", () => mockLoading("lists", "./polyfills/list-format"));
jest.mock("./polyfills/relative-time-format", () => mockLoading("relative times", "./polyfills/relative-time-format"));
jest.mock("./polyfills/date-time-format", () => mockLoading("dates", DATES));

function mockLoading(name: string, file: string): unknown {
  loaded.push(name);
  return file === DATES ? {} : jest.requireActual<object>(file);
}

const NATIVE = Object.getOwnPropertyDescriptors(Intl);
type Format = "PluralRules" | "ListFormat" | "RelativeTimeFormat";

function remove(...formats: Format[]): void {
  for (const format of formats) Object.defineProperty(Intl, format, { value: undefined, configurable: true });
}

/** @returns a browser's first call: nothing is in memory. */
async function loadPolyfills(): Promise<void> {
  jest.resetModules();
  await (await import("./polyfills")).loadPolyfills("de");
}

beforeEach(() => {
  loaded.length = 0;
});
afterEach(() => Object.defineProperties(Intl, NATIVE));

/** What a browser without a format is given is tried in one: e2e/polyfills.spec.ts. */
describe("a browser that lacks formats", () => {
  it.each(["de", "en"])("loads what stands in where a format is there but not its %s", async (language) => {
    jest.spyOn(Intl.ListFormat, "supportedLocalesOf").mockImplementation((locales) => {
      return [locales ?? []]
        .flat()
        .map(String)
        .filter((locale) => !locale.startsWith(language));
    });
    await loadPolyfills();
    expect(loaded).toEqual(["lists"]);
    jest.restoreAllMocks();
  });
});

describe("what stands in", () => {
  beforeEach(async () => {
    remove("PluralRules", "ListFormat", "RelativeTimeFormat");
    await loadPolyfills();
  });

  it("knows the plurals of German, English and Makonde", () => {
    const select = (locale: string, count: number) => new Intl.PluralRules(locale).select(count);
    expect([0, 1, 2].map((count) => select("de-DE", count))).toEqual(["other", "one", "other"]);
    expect([0, 1, 2].map((count) => select("en-GB", count))).toEqual(["other", "one", "other"]);
    expect(select("kde", 1)).toBe("other");
  });

  it.each([
    ["de-AT", "Tee, Brot und Salz", "vor 2 Tagen"],
    ["de-DE", "Tee, Brot und Salz", "vor 2 Tagen"],
    ["en-GB", "Tee, Brot and Salz", "2 days ago"],
    ["en", "Tee, Brot, and Salz", "2 days ago"],
    ["kde", "Tee, Brot, Salz", "-2 d"],
  ])("writes lists and relative times in %s", (locale, list, ago) => {
    expect(new Intl.ListFormat(locale).format(["Tee", "Brot", "Salz"])).toBe(list);
    expect(new Intl.RelativeTimeFormat(locale).format(-2, "day")).toBe(ago);
  });
});
