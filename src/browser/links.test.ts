/** @jest-environment jsdom */
import { navigate } from "gatsby";
import { FakeIntersectionObserver } from "../../test/fake-screen";
import { watchLinks } from "./links";

beforeAll(() => {
  Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
  watchLinks();
});

let wasLeftToTheBrowser: boolean | undefined;
beforeEach(() => {
  window.history.replaceState(null, "", "/de/services/");
  jest.mocked(navigate).mockClear();
  // The last one to hear of a click: jsdom itself goes nowhere.
  window.addEventListener(
    "click",
    (event) => {
      wasLeftToTheBrowser = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
});

function click(html: string, how: MouseEventInit = {}): void {
  document.body.innerHTML = html;
  const target = document.querySelector("a > *") ?? document.querySelector("a");
  target?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...how }));
}

const inText = (attributes: string) => `<main><p><a ${attributes}><em>Text</em></a></p></main>`;

describe("a plain click on a link", () => {
  it.each(["/de/contact/", "/de/case-study/bedfinder/?a=1#way", "/de/career/#steps", "/de/services/?line=a"])(
    "goes to %s without loading a document",
    (path) => {
      click(inText(`href="${path}"`));
      expect(navigate).toHaveBeenCalledWith(path, { replace: false });
      expect(wasLeftToTheBrowser).toBe(false);
    },
  );

  it.each(["header", "footer"])("does so in the %s, too", (tag) => {
    click(`<${tag}><a href="/de/contact/">Kontakt</a></${tag}>`);
    expect(navigate).toHaveBeenCalledWith("/de/contact/", { replace: false });
    expect(wasLeftToTheBrowser).toBe(false);
  });

  it.each(["/de/services/", "/de/services/?line=a"])("makes no second entry of %s, where it is on it", (path) => {
    window.history.replaceState(null, "", path);
    click(inText(`href="${path}"`));
    expect(navigate).toHaveBeenCalledWith(path, { replace: true });
  });

  it.each([
    ["another site", 'href="https://www.example.com/de/"'],
    ["a mail", 'href="mailto:hallo@fernwerk.example"'],
    ["a telephone", 'href="tel:+492214710400"'],
    ["another language, which is another document", 'href="/en/contact/"'],
    ["the address without a language", 'href="/"'],
    ["a place on this page", 'href="#gets"'],
    ["a place on this page, by its path", 'href="/de/services/#gets"'],
    ["a file", 'href="/de/fahrplan.pdf"'],
    ["a download", 'href="/de/contact/" download'],
    ["a window of its own", 'href="/de/contact/" target="_blank"'],
  ])("is left to the browser where it leads to %s", (_where, attributes) => {
    click(inText(attributes));
    expect(navigate).not.toHaveBeenCalled();
    expect(wasLeftToTheBrowser).toBe(true);
  });

  it("is left to the browser where the navigation fails", () => {
    const log = jest.spyOn(console, "error").mockReturnValue(undefined);
    jest.mocked(navigate).mockImplementationOnce(() => {
      throw new Error("no navigation");
    });
    click(inText('href="/de/contact/"'));
    expect(wasLeftToTheBrowser).toBe(true);
    expect(log).toHaveBeenCalledWith("links", expect.any(Error));
    log.mockRestore();
  });
});

describe("any other click", () => {
  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "is the browser's own: %j opens a tab, a window or a file",
    (how) => {
      click(inText('href="/de/contact/"'), how);
      expect(navigate).not.toHaveBeenCalled();
      expect(wasLeftToTheBrowser).toBe(true);
    },
  );

  it("is not taken twice where somebody has acted on it", () => {
    const prevent = (event: Event) => event.preventDefault();
    document.addEventListener("click", prevent, { capture: true, once: true });
    click(inText('href="/de/contact/"'));
    expect(navigate).not.toHaveBeenCalled();
  });

  it("on something that is no link does nothing", () => {
    document.body.innerHTML = "<main><p>Text</p></main>";
    document.querySelector("p")?.click();
    expect(navigate).not.toHaveBeenCalled();
  });
});
