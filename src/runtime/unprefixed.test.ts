import { redirectUnprefixed } from "./unprefixed";

/** A browser, as far as the redirect knows one. jsdom's own can't be sent to another page. */
function visit(address: string, { languages = ["en-GB"], stored = null as string | null } = {}) {
  const { pathname, search, hash } = new URL(address, "https://www.fernwerk.example");
  const replace = jest.fn<void, [string]>();
  const setItem = jest.fn<void, [string, string]>();
  const localStorage = { getItem: (key: string) => (key === "language" ? stored : null), setItem };
  const window = { localStorage, navigator: { languages }, location: { pathname, search, hash, replace } };
  Object.assign(globalThis, { window });
  redirectUnprefixed();
  return { replaced: replace.mock.calls.flat(), kept: setItem.mock.calls };
}

afterAll(() => {
  Reflect.deleteProperty(globalThis, "window");
});

describe("a client-side navigation to a path without a language", () => {
  it("is led to the browser's language, with its query and hash, and the choice is kept", () => {
    const { replaced, kept } = visit("/contact/?from=fair#form");
    expect(replaced).toEqual(["/en/contact/?from=fair#form"]);
    expect(kept).toEqual([["language", "en"]]);
  });

  it("is led to the language that was chosen before", () => {
    expect(visit("/contact/", { stored: "de" }).replaced).toEqual(["/de/contact/"]);
  });

  it("is led to the German page where the site does not speak the browser's language", () => {
    expect(visit("/", { languages: ["fr-FR"] }).replaced).toEqual(["/de/"]);
  });

  it.each(["/de/contact/", "/en/", "/de/404/"])("goes nowhere where the path has one: %s", (path) => {
    expect(visit(path, { stored: "en" })).toEqual({ replaced: [], kept: [] });
  });
});
