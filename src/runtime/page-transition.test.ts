import { fadeBetweenPages } from "./page-transition";

type Navigate = (to: string | number, options?: unknown) => unknown;

interface Situation {
  /** Pages in memory, by path. */
  loaded?: readonly string[];
  isReduced?: boolean;
  /** Whether the browser has view transitions, and what becomes of them. */
  transition?: "none" | "done" | "skipped";
}

/** As much of a browser as the fade meets. */
function browserWith({ loaded = [], isReduced = false, transition = "done" }: Situation) {
  const order: string[] = [];
  const navigate = jest.fn<void, Parameters<Navigate>>(() => void order.push("navigation"));
  const outcome = transition === "skipped" ? () => Promise.reject(new Error("skipped")) : () => Promise.resolve();
  const startViewTransition = (update: () => void) => {
    order.push("picture of the old page");
    update();
    return { ready: outcome(), finished: outcome() };
  };
  const browser = {
    location: { href: "https://www.fernwerk.example/de/", pathname: "/de/" },
    ___navigate: navigate as Navigate,
    ___loader: { loadPageSync: (path: string) => (loaded.includes(path) ? {} : undefined) },
  };
  Object.assign(globalThis, {
    window: browser,
    document: transition === "none" ? {} : { startViewTransition },
    matchMedia: () => ({ matches: isReduced }),
  });
  fadeBetweenPages();
  return { browser, navigate, order };
}

afterAll(() => {
  for (const name of ["window", "document", "matchMedia"]) Reflect.deleteProperty(globalThis, name);
});

describe("the fade between pages", () => {
  it("takes the picture of the old page first, then navigates, where the new page is in memory", () => {
    const { browser, navigate, order } = browserWith({ loaded: ["/de/contact/"] });
    browser.___navigate("/de/contact/?from=fair#form", { state: 1 });
    expect(order).toEqual(["picture of the old page", "navigation"]);
    expect(navigate).toHaveBeenCalledWith("/de/contact/?from=fair#form", { state: 1 });
  });

  it.each<[string, Situation, string | number]>([
    ["the page must still be loaded", {}, "/de/contact/"],
    ["the visitor wants no motion", { loaded: ["/de/contact/"], isReduced: true }, "/de/contact/"],
    ["the browser has no view transitions", { loaded: ["/de/contact/"], transition: "none" }, "/de/contact/"],
    ["it stays on the page", { loaded: ["/de/"] }, "/de/#lines"],
    ["it goes through the history", { loaded: ["/de/"] }, -1],
  ])("is left out where %s", (_why, situation, to) => {
    const { browser, navigate, order } = browserWith(situation);
    browser.___navigate(to);
    expect(order).toEqual(["navigation"]);
    expect(navigate.mock.calls.map(([where]) => where)).toEqual([to]);
  });

  it("may be overtaken by the next one without an error", async () => {
    const rejections = jest.fn();
    process.on("unhandledRejection", rejections);
    browserWith({ loaded: ["/de/contact/"], transition: "skipped" }).browser.___navigate("/de/contact/");
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off("unhandledRejection", rejections);
    expect(rejections).not.toHaveBeenCalled();
  });
});

it("a page that Gatsby has not taken over has nothing to fade", () => {
  Object.assign(globalThis, { window: {}, document: { startViewTransition: jest.fn() } });
  expect(fadeBetweenPages).not.toThrow();
});
