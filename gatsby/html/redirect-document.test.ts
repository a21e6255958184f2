/** @jest-environment jsdom */
import type { Site } from "../../src/site/site";
import { both, de, en, smallSite } from "../../test/small-site";
import { buildRedirectDocument } from "./redirect-document";

const BUILT = `<head><title data-gatsby-head="true">Weichen &amp; Signale</title><meta name="robots" content="noindex" data-gatsby-head="true"/><meta property="og:image" content="https://www.signalbau.example/de/share.png"/><link rel="alternate" hrefLang="en" href="/en/"/><meta name="theme-color" content="#000"/></head>`;

const SCRIPT = "redirect()";

/** Parses without JavaScript, so that the content of `noscript` is part of the page. */
const read = (site: Site, route: string, from?: string): Document =>
  new DOMParser().parseFromString(
    buildRedirectDocument(site, route, { html: BUILT, script: SCRIPT, from }),
    "text/html",
  );

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
])("the redirect document of %s links to %j and has the canonical path %s", (route, links, canonical) => {
  const document = read(site, route);
  const found = [...document.querySelectorAll("a")].map((link) => `${link.getAttribute("href")} ${link.text}`);
  expect(found).toEqual(links);
  expect(document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href).toBe(
    `https://www.signalbau.example${canonical}`,
  );
  expect([...document.body.children].map(({ localName }) => localName)).toEqual(["noscript"]);
});

it("redirect documents run one identical inline script", () => {
  for (const route of ["/", "/contact/"]) {
    const scripts = [...read(site, route).querySelectorAll("script")];
    expect(scripts.map(({ textContent }) => textContent)).toEqual([SCRIPT]);
  }
});

it("a redirect document has its page's metadata for search and link previews, and the escaped company name", () => {
  const name = "Weichen & <Söhne>";
  const document = read(smallSite([both("/")], { company: { name } }), "/");
  expect([document.title, document.querySelector("h1")?.textContent]).toEqual(["Weichen & Signale", name]);
  const found = [...document.head.querySelectorAll("[name=robots], [property^=og], [hreflang], [name=theme-color]")];
  expect(found.map(({ attributes }) => attributes[1]?.value)).toEqual([
    "noindex",
    expect.stringMatching(/share/u),
    "en",
  ]);
});

it("a redirect document names its target only at an old route", () => {
  const routes = ["/contact/", "/kontakt/"].map(
    (from) => read(site, "/contact/", from).documentElement.dataset["route"],
  );
  expect(routes).toEqual([undefined, "/contact/"]);
});

it("a redirect document links the default manifest", () => {
  expect(read(site, "/contact/").querySelector("link[rel=manifest]")?.getAttribute("href")).toBe(
    "/manifest.webmanifest",
  );
});
