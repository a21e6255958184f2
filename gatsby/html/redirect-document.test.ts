/** @jest-environment jsdom */
import { integrityOf } from "../../src/hosting/integrity";
import type { Site } from "../../src/site/site";
import { both, de, en, smallSite } from "../../test/small-site";
import { redirectDocument } from "./redirect-document";
import { inlineRedirect, redirectInFile } from "./redirect-scripts";

/** Read as a browser without JavaScript reads it: what stands in `noscript` is part of the page. */
function read(site: Site, route: string): Document {
  return new DOMParser().parseFromString(redirectDocument(site, route), "text/html");
}

const links = (document: Document) =>
  [...document.querySelectorAll("a")].map((link) => [link.getAttribute("href"), link.lang, link.hreflang, link.text]);
const canonical = (document: Document) => document.querySelector("link[rel=canonical]")?.getAttribute("href");

describe("redirectDocument", () => {
  const site = smallSite([both("/"), both("/contact/"), de("/xmas/"), en("/partner/")]);

  it("has a plain link per language, each in its language", () => {
    expect(links(read(site, "/contact/"))).toEqual([
      ["/de/contact/", "de", "de", "Deutsch"],
      ["/en/contact/", "en", "en", "English"],
    ]);
  });

  it("links to no page that is not there", () => {
    expect(links(read(site, "/xmas/")).map(([href]) => href)).toEqual(["/de/xmas/"]);
    expect(links(read(site, "/partner/")).map(([href]) => href)).toEqual(["/en/partner/"]);
  });

  it("shows without JavaScript only: with it, nothing is rendered", () => {
    const { body } = read(site, "/contact/");
    expect([...body.children].map(({ localName }) => localName)).toEqual(["noscript"]);
    expect(body.textContent.trim()).toBe(body.querySelector("noscript")?.textContent);
  });

  it("is canonical to the German page, or to the only one there is", () => {
    expect(canonical(read(site, "/contact/"))).toBe("https://www.signalbau.example/de/contact/");
    expect(canonical(read(site, "/partner/"))).toBe("https://www.signalbau.example/en/partner/");
    expect(canonical(read(site, "/unknown/"))).toBe("https://www.signalbau.example/de/");
  });

  it("is canonical to the page that stands for the German one", () => {
    const variant = smallSite([both("/contact/"), both("/contact-b/", { canonical: "/contact/" })]);
    expect(canonical(read(variant, "/contact-b/"))).toBe("https://www.signalbau.example/de/contact/");
  });

  it("is in no index, and says its language and its name", () => {
    const document = read(site, "/contact/");
    expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
    expect(document.documentElement.lang).toBe("de");
    expect(document.title).toBe("Signalbau: Deutsch, English");
    expect(document.querySelector("h1")?.textContent).toBe("Signalbau");
  });

  it("runs one script in its head, the same on every page, and has it as a file for when it may not run", () => {
    for (const route of ["/", "/contact/"]) {
      const scripts = [...read(site, route).querySelectorAll<HTMLScriptElement>("head script")];
      expect(scripts.map(({ textContent }) => textContent)).toEqual([inlineRedirect(), ""]);
      expect(scripts[1]?.getAttribute("src")).toBe("/language-redirect.js");
      expect(scripts[1]?.getAttribute("integrity")).toBe(integrityOf(redirectInFile()));
    }
  });

  it("writes a name with signs of HTML as it is read", () => {
    const name = "Weichen & <Söhne>";
    const document = read(smallSite([both("/")], { company: { name } }), "/");
    expect(document.title).toBe(`${name}: Deutsch, English`);
    expect(document.querySelector("h1")?.textContent).toBe(name);
  });
});
