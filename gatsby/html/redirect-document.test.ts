/** @jest-environment jsdom */
import { integrityOf } from "../../src/hosting/integrity";
import type { Site } from "../../src/site/site";
import { both, de, en, smallSite } from "../../test/small-site";
import { redirectDocument } from "./redirect-document";
import { inlineRedirect, redirectInFile } from "./redirect-scripts";

/** Read as a browser without JavaScript reads it: what stands in `noscript` is part of the page. */
const read = (site: Site, route: string): Document =>
  new DOMParser().parseFromString(redirectDocument(site, route), "text/html");

const site = smallSite([
  both("/"),
  both("/contact/"),
  de("/xmas/"),
  en("/partner/"),
  both("/contact-b/", { canonical: "/contact/" }),
]);

it.each([
  ["/contact/", ["/de/contact/ Deutsch", "/en/contact/ English"], "/de/contact/"],
  ["/xmas/", ["/de/xmas/ Deutsch"], "/de/xmas/"],
  ["/partner/", ["/en/partner/ English"], "/en/partner/"],
  ["/contact-b/", ["/de/contact-b/ Deutsch", "/en/contact-b/ English"], "/de/contact/"],
  ["/unknown/", [], "/de/"],
])("the address %s without a language links to %j, and is canonical to %s", (route, links, canonical) => {
  const document = read(site, route);
  const found = [...document.querySelectorAll("a")].map((link) => `${link.getAttribute("href")} ${link.text}`);
  expect(found).toEqual(links);
  expect(document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href).toBe(
    `https://www.signalbau.example${canonical}`,
  );
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  expect([...document.body.children].map(({ localName }) => localName)).toEqual(["noscript"]);
});

it("the address without a language runs one script, the same everywhere, and has it as a file for when it may not run", () => {
  for (const route of ["/", "/contact/"]) {
    const scripts = [...read(site, route).querySelectorAll<HTMLScriptElement>("head script")];
    expect(scripts.map(({ textContent }) => textContent)).toEqual([inlineRedirect(), ""]);
    expect(scripts[1]?.getAttribute("integrity")).toBe(integrityOf(redirectInFile()));
  }
});

it("the address without a language writes a name with signs of HTML as it is read", () => {
  const name = "Weichen & <Söhne>";
  const document = read(smallSite([both("/")], { company: { name } }), "/");
  expect([document.title, document.querySelector("h1")?.textContent]).toEqual([`${name}: Deutsch, English`, name]);
});
