import { type CanonicalOptions, canonicalUrlParts } from "./canonical-url";

const URL_PARTS = { pathname: "/en/contact/", search: "?topic=product", hash: "#form" };
const VARIANT = { data: { page: { view: { canonical: "/en/about-us/" } } } };
const MISSING = { data: { de: {}, en: {}, page: null } };

it.each<[Partial<CanonicalOptions>, page: { path?: string; result?: unknown }, canonical: string | undefined]>([
  // Options that remove parts of the URL (quality R8).
  [{}, {}, "/en/contact/?topic=product#form"],
  [{ noQueryString: true }, {}, "/en/contact/#form"],
  [{ noHash: true }, {}, "/en/contact/?topic=product"],
  [{ noQueryString: true, noHash: true }, {}, "/en/contact/"],
  [{ noTrailingSlash: true }, {}, "/en/contact?topic=product#form"],
  // Patterns apply to the path of the rendered page, which at the URL of a missing page is the 404 page.
  [{ exclude: ["/404\\.html$"] }, { path: "/404.html" }, undefined],
  [{ exclude: ["/404\\.html$", "^/en/contact/"] }, {}, undefined],
  [{ exclude: ["form", "topic"] }, {}, "/en/contact/?topic=product#form"],
  // A different canonical page, together with further options.
  [{ pathKey: "data.page.view.canonical" }, { result: VARIANT }, "/en/about-us/?topic=product#form"],
  [
    { pathKey: "data.page.view.canonical", noTrailingSlash: true },
    { result: VARIANT },
    "/en/about-us?topic=product#form",
  ],
  [{ pathKey: "data.page.view.canonical", noHash: true }, { result: MISSING }, "/en/contact/?topic=product"],
  [{ pathKey: "data.page.view.canonical", noHash: true }, {}, "/en/contact/?topic=product"],
])("canonicalUrlParts with the options %j returns for the page %j the URL %s", (options, page, canonical) => {
  const url = canonicalUrlParts(URL_PARTS, { path: URL_PARTS.pathname, ...page }, { siteUrl: "", ...options });
  expect(url && url.pathname + url.search + url.hash).toBe(canonical);
});

it("canonicalUrlParts keeps the slash of the home page", () => {
  const url = canonicalUrlParts({ ...URL_PARTS, pathname: "/" }, { path: "/" }, { siteUrl: "", noTrailingSlash: true });
  expect(url?.pathname).toBe("/");
});
