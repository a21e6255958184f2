import { languageOfPath, prefixOf } from "./language-of-path";

describe("the language that a path names", () => {
  it.each([
    ["/de/", "de"],
    ["/en/", "en"],
    ["/en", "en"],
    ["/de/services/it-consulting/", "de"],
    ["/en/no-such-page", "en"],
    ["/de/404.html", "de"],
  ])("is in %s: %s", (path, language) => {
    expect(prefixOf(path)).toBe(language);
    expect(languageOfPath(path)).toBe(language);
  });

  it.each(["/", "", "/about-us/", "/demo/", "/en-route/", "/DE/", "/services/de/", "//de/", "/fr/", "/404.html"])(
    "is in %j none; German stands for it",
    (path) => {
      expect(prefixOf(path)).toBeUndefined();
      expect(languageOfPath(path)).toBe("de");
    },
  );
});
