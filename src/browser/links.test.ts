/** @jest-environment jsdom */
import { navigate } from "gatsby";
import { watchLinks } from "./links";

/** jsdom has none. */
class FakeIntersectionObserver {
  observe(): void {}

  unobserve(): void {}
}

beforeAll(() => {
  Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
  watchLinks();
});

/** Clicks a word of a link. @returns whether the browser is left to act on it */
function click(attributes: string, how: MouseEventInit = {}): boolean {
  let isLeft = false;
  jest.mocked(navigate).mockClear();
  document.body.innerHTML = `<main><p><a ${attributes}><em>Text</em></a></p></main>`;
  // The last one to hear of a click: jsdom itself goes nowhere.
  const hear = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", hear, { once: true });
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...how });
  document.querySelector("em")?.dispatchEvent(event);
  return isLeft;
}

beforeEach(() => window.history.replaceState(null, "", "/de/services/"));

it.each([
  ["/de/contact/", false],
  ["/de/case-study/bedfinder/?a=1#way", false],
  ["/de/services/?line=a", false],
  // No second entry of the page that is shown.
  ["/de/services/", true],
])("a plain click on a link to %s loads no document", (path, replace) => {
  expect(click(`href="${path}"`)).toBe(false);
  expect(navigate).toHaveBeenCalledWith(path, { replace });
});

it.each<[where: string, attributes: string, how?: MouseEventInit]>([
  ["another site", 'href="https://www.example.com/de/"'],
  ["a mail", 'href="mailto:hallo@fernwerk.example"'],
  ["another language, which is another document", 'href="/en/contact/"'],
  ["the address without a language", 'href="/"'],
  ["a place on this page", 'href="#gets"'],
  ["a place on this page, by its path", 'href="/de/services/#gets"'],
  ["a file", 'href="/de/fahrplan.pdf"'],
  ["a download", 'href="/de/contact/" download'],
  ["a window of its own", 'href="/de/contact/" target="_blank"'],
  ["a tab, with Ctrl", 'href="/de/contact/"', { ctrlKey: true }],
  ["a tab, with Cmd", 'href="/de/contact/"', { metaKey: true }],
  ["a window, with Shift", 'href="/de/contact/"', { shiftKey: true }],
  ["a file, with Alt", 'href="/de/contact/"', { altKey: true }],
  ["a tab, by the middle button", 'href="/de/contact/"', { button: 1 }],
])("a click that leads to %s is left to the browser", (_where, attributes, how = {}) => {
  expect(click(attributes, how)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it("a click is left to the browser where the navigation fails, and alone where somebody has acted on it", () => {
  const log = jest.spyOn(console, "error").mockReturnValue(undefined);
  jest.mocked(navigate).mockImplementationOnce(() => {
    throw new Error("no navigation");
  });
  expect(click('href="/de/contact/"')).toBe(true);
  expect(log).toHaveBeenCalledWith("links", expect.any(Error));
  log.mockRestore();
  document.addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true });
  click('href="/de/contact/"');
  expect(navigate).not.toHaveBeenCalled();
});
