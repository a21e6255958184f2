/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { languagePack, readMessages } from "../../gatsby/files/language-packs";
import { addPack } from "../i18n/pack-store";
import { fixtureSite } from "../../test/fixture";
import { viewOn } from "../../test/views";
import { wrapPageElement } from "./wrap-page-element";

beforeAll(() => {
  addPack(languagePack(fixtureSite(), "de", readMessages("de"), readMessages("en")));
  addPack(languagePack(fixtureSite(), "en", readMessages("en"), readMessages("de")));
});

/** Renders a page as Gatsby does: with what its query found, at an address. */
function renderWrapped(data: unknown, pathname: string) {
  const props = { data, location: { pathname } };
  const wrapped = wrapPageElement({ element: <p>Die Seite</p>, props } as Parameters<typeof wrapPageElement>[0]);
  return render(<>{wrapped}</>);
}

const switches = () => [...document.querySelectorAll("a[data-language]")].map((link) => link.getAttribute("href"));
const notices = (route: string) => ({
  de: { view: viewOn(fixtureSite(), "de", route, "notice") },
  en: { view: viewOn(fixtureSite(), "en", route, "notice") },
});

describe("the wrapper of every page", () => {
  it.each([
    ["de", "Zum Inhalt springen", "/en/products/fusion/"],
    ["en", "Skip to content", "/de/products/fusion/"],
  ] as const)("puts a page into the shell of its language, %s", (language, skip, counterpart) => {
    const view = viewOn(fixtureSite(), language, "/products/fusion/", "product");
    renderWrapped({ page: { view } }, view.path);
    expect(screen.getByRole("main")).toHaveTextContent("Die Seite");
    expect(screen.getByRole("link", { name: skip })).toBeInTheDocument();
    expect(switches()).toEqual([counterpart, counterpart]);
    expect(document.querySelector("a[aria-current='page']")).toHaveAttribute("href", view.path);
  });

  it.each([
    ["/de/gibt-es/nicht/", "Zum Inhalt springen", "/en/404/"],
    ["/en/no/such/", "Skip to content", "/de/404/"],
    ["/nowhere/", "Zum Inhalt springen", "/en/404/"],
  ])("learns the language of a missing page from its path, %s", (path, skip, counterpart) => {
    renderWrapped(notices("/404/"), path);
    expect(screen.getByRole("link", { name: skip })).toBeInTheDocument();
    expect(switches()).toEqual([counterpart, counterpart]);
    expect(document.querySelector("a[aria-current]")).toBeNull();
  });

  it.each([
    ["/de/500/", "/en/500/"],
    ["/en/500/", "/de/500/"],
  ])("leads from the page for errors, %s, to the same page in the other language", (path, counterpart) => {
    renderWrapped(notices("/500/"), path);
    expect(switches()).toEqual([counterpart, counterpart]);
  });

  it.each([[{ site: { siteMetadata: { title: "Fernwerk" } } }], [undefined]])(
    "leaves the page without a language alone: %j",
    (data) => {
      const { container } = renderWrapped(data, "/");
      expect(container.innerHTML).toBe("<p>Die Seite</p>");
    },
  );
});
