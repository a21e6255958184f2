import { type CanonicalOptions, canonicalPlace } from "./canonical-place";

const PLACE = { pathname: "/en/contact/", search: "?topic=product", hash: "#form" };
const VARIANT = { data: { page: { view: { canonical: "/en/about-us/" } } } };
const MISSING = { data: { de: {}, en: {}, page: null } };

it.each<[Partial<CanonicalOptions>, page: { path?: string; result?: unknown }, canonical: string | undefined]>([
  // Without options as the specification says, and by gatsby-plugin-canonical-urls itself.
  [{}, {}, "/en/contact/?topic=product#form"],
  [{ noQueryString: true }, {}, "/en/contact/#form"],
  [{ noHash: true }, {}, "/en/contact/?topic=product"],
  [{ noQueryString: true, noHash: true }, {}, "/en/contact/"],
  [{ noTrailingSlash: true }, {}, "/en/contact?topic=product#form"],
  // Patterns apply to the path of the page that is shown: a missing page has an address of its own.
  [{ exclude: ["/404\\.html$"] }, { path: "/404.html" }, undefined],
  [{ exclude: ["/404\\.html$", "^/en/contact/"] }, {}, undefined],
  [{ exclude: ["form", "topic"] }, {}, "/en/contact/?topic=product#form"],
  // The page that is canonical instead, and what the other options say.
  [{ instead: "data.page.view.canonical" }, { result: VARIANT }, "/en/about-us/?topic=product#form"],
  [
    { instead: "data.page.view.canonical", noTrailingSlash: true },
    { result: VARIANT },
    "/en/about-us?topic=product#form",
  ],
  [{ instead: "data.page.view.canonical", noHash: true }, { result: MISSING }, "/en/contact/?topic=product"],
  [{ instead: "data.page.view.canonical", noHash: true }, {}, "/en/contact/?topic=product"],
])("with the options %j the page %j is canonical as %s", (options, page, canonical) => {
  const place = canonicalPlace(PLACE, { path: PLACE.pathname, ...page }, { siteUrl: "", ...options });
  expect(place && place.pathname + place.search + place.hash).toBe(canonical);
});

it("the slash of the home page stays", () => {
  const place = canonicalPlace({ ...PLACE, pathname: "/" }, { path: "/" }, { siteUrl: "", noTrailingSlash: true });
  expect(place?.pathname).toBe("/");
});
