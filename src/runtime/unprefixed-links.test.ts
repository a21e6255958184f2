import { guardNavigation } from "./unprefixed";

type Navigate = (to: string | number, options?: unknown) => unknown;

const ORIGIN = "https://www.fernwerk.example";
const NAMES = ["___navigate", "___push", "___replace"] as const;

/** As much of a browser as the guard meets, with what Gatsby has put on its window. */
function browserWith(storage: Partial<Storage> | "blocked" = {}) {
  const assign = jest.fn<void, [string]>();
  const gatsby = jest.fn<void, Parameters<Navigate>>();
  const browser = {
    location: { origin: ORIGIN, pathname: "/de/", search: "", hash: "", assign },
    navigator: { languages: ["en-GB"] },
    get localStorage() {
      if (storage === "blocked") throw new DOMException("The operation is insecure", "SecurityError");
      return { getItem: () => null, setItem: () => undefined, ...storage };
    },
    ...Object.fromEntries(NAMES.map((name) => [name, gatsby])),
  } as unknown as Record<(typeof NAMES)[number], Navigate>;
  Object.assign(globalThis, { window: browser });
  guardNavigation();
  return { browser, assign, gatsby };
}

afterAll(() => {
  Reflect.deleteProperty(globalThis, "window");
});

describe("a navigation of Gatsby's", () => {
  it.each(NAMES)("by %s to a path without a language is led to one, with its query and hash", (name) => {
    const { browser, assign, gatsby } = browserWith();
    browser[name]("/contact/?from=fair#form");
    expect(assign.mock.calls).toEqual([["/en/contact/?from=fair#form"]]);
    expect(gatsby).not.toHaveBeenCalled();
  });

  it.each(["/de/contact/", "/en/", "/de/?a=1", "#form", "?a=1", -1])("to %j is Gatsby's own business", (to) => {
    const { browser, assign, gatsby } = browserWith();
    browser.___navigate(to, { replace: true });
    expect(gatsby).toHaveBeenCalledWith(to, { replace: true });
    expect(assign).not.toHaveBeenCalled();
  });

  it("follows the language that was chosen before, and keeps a choice that is new", () => {
    const setItem = jest.fn<void, [string, string]>();
    const before = browserWith({ getItem: () => "de", setItem });
    before.browser.___navigate("/contact/");
    expect(before.assign).toHaveBeenCalledWith("/de/contact/");
    const fresh = browserWith({ setItem });
    fresh.browser.___navigate("/contact/");
    expect(setItem).toHaveBeenLastCalledWith("language", "en");
  });

  it("is led on where storage is blocked", () => {
    const { browser, assign } = browserWith("blocked");
    expect(() => browser.___navigate("/contact/")).not.toThrow();
    expect(assign).toHaveBeenCalledWith("/en/contact/");
  });
});

it("a page that Gatsby has not taken over has nothing to guard", () => {
  Object.assign(globalThis, { window: { location: { origin: ORIGIN } } });
  expect(guardNavigation).not.toThrow();
});
