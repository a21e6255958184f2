/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { languagePack } from "../../gatsby/files/language-packs";
import { readMessages } from "../site/text-in";
import { addPack } from "../i18n/pack-store";
import { starterSite } from "../../test/starter";
import { viewOn } from "../../test/views";
import { wrapPageElement } from "./wrap-page-element";

beforeAll(() => {
  addPack(languagePack(starterSite(), "de", readMessages("de"), readMessages("en")));
  addPack(languagePack(starterSite(), "en", readMessages("en"), readMessages("de")));
});

/** Renders a page as Gatsby does: with what its query found, at an address. */
function wrapped(data: unknown, pathname: string): Element {
  const props = { data, location: { pathname } };
  return render(wrapPageElement({ element: <p>Die Seite</p>, props } as Parameters<typeof wrapPageElement>[0]))
    .container;
}

it.each([
  ["/404/", "/de/gibt-es/nicht/", "/en/404/"],
  ["/404/", "/en/no/such/", "/de/404/"],
  ["/404/", "/nowhere/", "/en/404/"],
  ["/500/", "/en/500/", "/de/500/"],
])("the page %s at %s is in the path's language, and its switches lead to %s", (route, path, counterpart) => {
  const view = (language: "de" | "en") => ({ view: viewOn(starterSite(), language, route, "notice") });
  const container = wrapped({ de: view("de"), en: view("en") }, path);
  const switches = [...container.querySelectorAll("a[data-language]")];
  expect(switches.map((link) => link.getAttribute("href"))).toEqual([counterpart, counterpart]);
});

it.each([[{ site: { siteMetadata: { title: "Fernwerk" } } }], [undefined]])(
  "the page without a language stands alone: %j",
  (data) => expect(wrapped(data, "/").innerHTML).toBe("<p>Die Seite</p>"),
);
