/** @jest-environment jsdom */
import { watchPrinting } from "./paper";

beforeAll(() => {
  // jsdom does no layout: all is seen.
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  document.documentElement.lang = "en";
  watchPrinting();
});

beforeEach(() => {
  document.body.innerHTML = `<main>
    <a href="/en/services/">Services</a> <a href="/en/contact/">contact</a> <a href="/en/services/">again</a>
    <a href="#part">below</a> <a href="tel:+49221">call</a> <a href="https://a.example/">https://a.example/</a>
  </main>`;
});

const notes = () => [...document.querySelectorAll("body > .paper li")].map(({ textContent }) => textContent);
const numbers = () => [...document.querySelectorAll<HTMLElement>("main a")].map(({ dataset }) => dataset["note"] ?? "");

describe("on paper", () => {
  it("links have numbers, by which their absolute addresses stand at the end, each once", () => {
    window.dispatchEvent(new Event("beforeprint"));
    expect(notes()).toEqual(["http://localhost/en/services/", "http://localhost/en/contact/"]);
    expect(numbers()).toEqual(["1", "2", "1", "", "", ""]);
  });

  it("the page's own address and the day of printing are said, as the language writes it", () => {
    jest.useFakeTimers({ now: new Date(2027, 2, 9, 12) });
    window.dispatchEvent(new Event("beforeprint"));
    jest.useRealTimers();
    expect(document.querySelector(".paper")?.firstChild?.textContent).toBe("http://localhost/, 9 March 2027");
  });

  it("no note is left afterwards, and printing twice doubles nothing", () => {
    window.dispatchEvent(new Event("beforeprint"));
    window.dispatchEvent(new Event("beforeprint"));
    expect(document.querySelectorAll(".paper")).toHaveLength(1);
    window.dispatchEvent(new Event("afterprint"));
    expect(document.querySelector(".paper")).toBeNull();
  });
});
