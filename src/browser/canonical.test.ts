/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { updateCanonical } from "./canonical";

// The plugin's own code, which Jest can't load as it is.
jest.mock("gatsby-plugin-canonical-urls/gatsby-browser", () =>
  jest
    .requireActual<typeof import("../../test/es-module")>("../../test/es-module")
    .exportsOf("gatsby-plugin-canonical-urls/gatsby-browser"),
);

const HOST = "https://www.fernwerk.example";
const at = (path: string) => new URL(path, HOST);
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>("link[rel='canonical']")];

/** What the build writes into the page that a visit begins with. */
function pageFromTheBuild(path: string): void {
  document.head.innerHTML = `<link rel="canonical" href="${HOST}${path}" data-baseprotocol="https:" data-basehost="www.fernwerk.example">`;
}

beforeEach(() => pageFromTheBuild("/de/"));

describe("the canonical link after a client-side navigation", () => {
  it("is that of the new page, and the only one", () => {
    updateCanonical(at("/de/contact/"), false);
    updateCanonical(at("/de/services/"), false);
    expect(links().map(({ href }) => href)).toEqual([`${HOST}/de/services/`]);
  });

  it("leaves query and hash to the visitor, and keeps the slash", () => {
    updateCanonical(at("/en/contact/?from=fair#form"), false);
    expect(links()[0]).toHaveAttribute("href", `${HOST}/en/contact/`);
  });

  it("is gone on a page that is not there", () => {
    updateCanonical(at("/de/nowhere/"), true);
    expect(links()).toEqual([]);
  });

  it.each(["/de/404/", "/en/500/", "/404.html", "/500.html"])("is gone on %s, which has no address", (path) => {
    updateCanonical(at(path), false);
    expect(links()).toEqual([]);
  });

  it("is back on the next page that is there", () => {
    updateCanonical(at("/de/nowhere/"), true);
    updateCanonical(at("/de/contact/"), false);
    expect(links().map(({ href }) => href)).toEqual([`${HOST}/de/contact/`]);
    updateCanonical(at("/de/fair/"), false);
    expect(links().map(({ href }) => href)).toEqual([`${HOST}/de/fair/`]);
  });

  it("is the German page's on a path without a language", () => {
    updateCanonical(at("/contact/"), false);
    expect(links()[0]).toHaveAttribute("href", `${HOST}/de/contact/`);
  });
});
