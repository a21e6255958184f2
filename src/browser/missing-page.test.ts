/** @jest-environment jsdom */
import { isMissingPage } from "./missing-page";

/** As much of Gatsby's loader as is asked: which page it shows at which path. */
function loaderWith(pages: Record<string, string>): void {
  const loadPageSync = (path: string) => (path in pages ? { page: { path: pages[path] } } : undefined);
  Object.assign(window, { ___loader: { loadPageSync } });
}

afterEach(() => {
  Object.assign(window, { ___loader: undefined });
});

describe("a path", () => {
  it.each(["/404.html", "/500.html"])("has no page where Gatsby shows %s instead", (shown) => {
    loaderWith({ "/de/nowhere/": shown });
    expect(isMissingPage({ pathname: "/de/nowhere/" })).toBe(true);
  });

  it.each(["/de/contact/", "/de/404.html/", "/de/products/500.html-guide/"])(
    "has its page where that is %s",
    (path) => {
      loaderWith({ [path]: path });
      expect(isMissingPage({ pathname: path })).toBe(false);
    },
  );

  it("is not called missing while Gatsby has not loaded it, or is not there yet", () => {
    expect(isMissingPage({ pathname: "/de/contact/" })).toBe(false);
    loaderWith({});
    expect(isMissingPage({ pathname: "/de/contact/" })).toBe(false);
  });
});
