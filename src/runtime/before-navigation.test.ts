import { beforeNavigation } from "./before-navigation";

const NAMES = ["___navigate", "___push", "___replace"] as const;

function gatsby() {
  const navigate = jest.fn();
  const browser = Object.fromEntries(NAMES.map((name) => [name, navigate])) as Record<
    (typeof NAMES)[number],
    jest.Mock
  >;
  Object.assign(globalThis, { window: browser });
  return { browser, navigate };
}

afterAll(() => {
  Reflect.deleteProperty(globalThis, "window");
});

describe("a module that is asked before each navigation", () => {
  it.each([
    ["___navigate", {}, false],
    ["___navigate", { replace: true }, true],
    ["___push", undefined, false],
    ["___replace", undefined, true],
  ] as const)("hears of %s with %j where it leads, and whether the address is replaced", (name, options, isReplace) => {
    const { browser, navigate } = gatsby();
    const question = jest.fn();
    beforeNavigation("module", question);
    browser[name]("/de/", options);
    expect(question).toHaveBeenCalledWith("/de/", isReplace);
    expect(navigate).toHaveBeenCalledWith("/de/", options);
  });

  it("may lead the visitor on itself", () => {
    const { browser, navigate } = gatsby();
    beforeNavigation("module", () => true);
    browser.___navigate("/de/");
    expect(navigate).not.toHaveBeenCalled();
  });

  it("stops no navigation where it fails", () => {
    const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const { browser, navigate } = gatsby();
    beforeNavigation("module", () => {
      throw new Error("test");
    });
    browser.___navigate("/de/");
    expect(navigate).toHaveBeenCalledWith("/de/", undefined);
    expect(logged).toHaveBeenCalledWith("module", expect.any(Error));
    logged.mockRestore();
  });
});
