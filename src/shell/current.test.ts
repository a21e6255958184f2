/** @jest-environment jsdom */
import { currentOf, markCurrent } from "./current";

describe("what a menu says of a link", () => {
  it.each([
    ["/de/career/", "/de/career/", "page"],
    ["/de/career/", "/de/career/vacancies/", undefined],
    ["/de/", "/de/career/", undefined],
    ["/de/career/", "", undefined],
  ])("%s on %s: %s", (target, path, current) => {
    expect(currentOf(target, path)).toBe(current);
  });

  it.each([
    ["/de/career/", "/de/career/", "page"],
    ["/de/career/", "/de/career/vacancies/fullstack-developer/", "true"],
    ["/de/career/", "/de/careers/", undefined],
    ["/de/career/", "/en/career/", undefined],
  ])("%s, which stands for all pages below it, on %s: %s", (target, path, current) => {
    expect(currentOf(target, path, true)).toBe(current);
  });
});

describe("the marks of a sign that stays", () => {
  const sign = document.createElement("header");
  sign.innerHTML = `
    <a href="/de/">Start</a>
    <nav><button popovertarget="menu">Menü</button>
      <div id="menu"><ul>
        <li><a href="/de/career/" data-branch="">Stellen</a></li>
        <li><button popovertarget="menu-1">Leistungen</button>
          <div id="menu-1"><ul><li><details><summary>Buchung</summary></details>
            <ul><li><a href="/de/products/fusion/">Fusion</a></li></ul></li></ul></div></li>
        <li><details><summary>Agentur</summary></details><button popovertarget="menu-2">Agentur</button>
          <div id="menu-2"><a href="/de/about-us/">Über uns</a></div></li>
      </ul></div></nav>
    <span lang="de" aria-current="true">Deutsch</span>
    <a href="/en/" data-language="en">English</a>`;

  /** @returns what is marked when the visitor has come to a page, and where the language switch leads */
  function marksOn(path: string): string[] {
    markCurrent(sign, path, path.replace("/de/", "/en/"));
    const marked = [...sign.querySelectorAll("[aria-current]")];
    const other = sign.querySelector("a[data-language]");
    return [...marked.map((one) => `${one.textContent}: ${one.ariaCurrent}`), `to ${other?.getAttribute("href")}`];
  }

  it("are those of the page that a visitor has come to, and no longer those of the last one", () => {
    expect(marksOn("/de/")).toEqual(["Start: page", "Deutsch: true", "to /en/"]);
    expect(marksOn("/de/career/")).toEqual(["Stellen: page", "Deutsch: true", "to /en/career/"]);
    expect(marksOn("/de/career/jobs/")).toEqual(["Stellen: true", "Deutsch: true", "to /en/career/jobs/"]);
  });

  it("are on the menu and on the line that hold the page, too, and not on the one that holds everything", () => {
    expect(marksOn("/de/products/fusion/")).toEqual([
      "Leistungen: true",
      "Buchung: true",
      "Fusion: page",
      "Deutsch: true",
      "to /en/products/fusion/",
    ]);
  });

  it("are none on a page that no menu knows", () => {
    expect(marksOn("/de/nowhere/")).toEqual(["Deutsch: true", "to /en/nowhere/"]);
  });
});
