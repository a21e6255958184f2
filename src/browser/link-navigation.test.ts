/** @jest-environment jsdom */
import { navigate } from "gatsby";
import { watchLinks } from "./link-navigation";

/** Replaces the API, which jsdom lacks. */
class FakeIntersectionObserver {
  observe(): void {}

  unobserve(): void {}
}

beforeAll(() => {
  Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
  watchLinks();
});

/** Clicks an element inside a link. @returns true if the browser follows the link */
function click(attributes: string, how: MouseEventInit = {}): boolean {
  let isFollowed = false;
  jest.mocked(navigate).mockClear();
  document.body.innerHTML = `<main><p><a ${attributes}><em>Text</em></a></p></main>`;
  // The last listener of a click. jsdom does not navigate.
  const onClick = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", onClick, { once: true });
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...how });
  document.querySelector("em")?.dispatchEvent(event);
  return isFollowed;
}

beforeEach(() => window.history.replaceState(null, "", "/de/services/"));

it.each([
  ["/de/contact/", false],
  ["/de/case-study/bedfinder/?a=1#way", false],
  ["/de/services/?line=a", false],
  // The current page gets no second history entry.
  ["/de/services/", true],
])("a plain click on a link to %s is a client-side navigation", (path, replace) => {
  expect(click(`href="${path}"`)).toBe(false);
  expect(navigate).toHaveBeenCalledWith(path, { replace });
});

it.each<[where: string, attributes: string, how?: MouseEventInit]>([
  ["another site", 'href="https://www.example.com/de/"'],
  ["a mail", 'href="mailto:hallo@fernwerk.example"'],
  ["a page in a different language", 'href="/en/contact/"'],
  ["the path without a language", 'href="/"'],
  ["a fragment of this page", 'href="#gets"'],
  ["a fragment of this page, by its path", 'href="/de/services/#gets"'],
  ["a file", 'href="/de/fahrplan.pdf"'],
  ["a download", 'href="/de/contact/" download'],
  ["a new window", 'href="/de/contact/" target="_blank"'],
  ["a tab, with Ctrl", 'href="/de/contact/"', { ctrlKey: true }],
  ["a tab, with Cmd", 'href="/de/contact/"', { metaKey: true }],
  ["a window, with Shift", 'href="/de/contact/"', { shiftKey: true }],
  ["a file, with Alt", 'href="/de/contact/"', { altKey: true }],
  ["a tab, by the middle button", 'href="/de/contact/"', { button: 1 }],
])("the browser follows a click to %s", (_where, attributes, how = {}) => {
  expect(click(attributes, how)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it("the browser follows a click if `navigate` throws, and a click that is already handled starts no navigation", () => {
  const log = jest.spyOn(console, "error").mockReturnValue(undefined);
  jest.mocked(navigate).mockImplementationOnce(() => {
    throw new Error("no navigation");
  });
  expect(click('href="/de/contact/"')).toBe(true);
  expect(log).toHaveBeenCalledWith("link-navigation", expect.any(Error));
  log.mockRestore();
  document.addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true });
  click('href="/de/contact/"');
  expect(navigate).not.toHaveBeenCalled();
});

it("a hovered link preloads its page, except while a next page appears under the pointer", () => {
  const hovering = jest.fn();
  Object.assign(window, { ___loader: { hovering, loadAppData: () => Promise.resolve() } });
  document.body.innerHTML = '<a href="/de/contact/">Text</a>';
  const hover = () => document.querySelector("a")?.dispatchEvent(new MouseEvent("pointerover", { bubbles: true }));
  document.documentElement.dataset["below"] = "later";
  hover();
  expect(hovering).not.toHaveBeenCalled();
  document.documentElement.dataset["below"] = "whole";
  hover();
  expect(hovering).toHaveBeenCalledWith("/de/contact/");
});
