/** @jest-environment jsdom */
import { gatsbyWindow, type Loader } from "../../src/browser/gatsby-window";
import { onRouteUpdate } from "./gatsby-browser";

// The package's own code, which Jest can't load as it is.
jest.mock("gatsby-plugin-canonical-urls/gatsby-browser", () =>
  jest
    .requireActual<typeof import("../../test/es-module")>("../../test/es-module")
    .exportsOf("gatsby-plugin-canonical-urls/gatsby-browser"),
);

const HOST = "https://www.fernwerk.example";
const OF_THE_BUILD = `<link rel="canonical" href="${HOST}/de/" data-baseprotocol="https:" data-basehost="www.fernwerk.example">`;
const OPTIONS = { siteUrl: HOST, exclude: ["/404\\.html$"], instead: "data.page.canonical" };

/** As Gatsby's loader: a missing page has the path of the 404 page. */
function loadPageSync(pathname: string) {
  const path = pathname.includes("missing") ? "/404.html" : pathname;
  const data = pathname.includes("variant") ? { page: { canonical: "/de/services/" } } : {};
  return { page: { path, webpackCompilationHash: "" }, json: { data: data as Record<string, never> } };
}

beforeEach(() => {
  document.head.innerHTML = OF_THE_BUILD;
  gatsbyWindow().___loader = { loadPageSync } as unknown as Loader;
});

const visit = (path: string, options: object) =>
  onRouteUpdate({ location: new URL(path, HOST) as never }, { ...OPTIONS, ...options });

it.each([
  ["is that of the new page, and the only one", {}, ["/de/contact/", "/de/services/"], ["/de/services/"]],
  ["keeps query and hash by default", {}, ["/en/contact/?from=fair#form"], ["/en/contact/?from=fair#form"]],
  ["drops query and hash", { noQueryString: true, noHash: true }, ["/en/contact/?from=fair#form"], ["/en/contact/"]],
  ["is that of the page which a variant names", {}, ["/de/variant/"], ["/de/services/"]],
  ["is removed on a missing page", {}, ["/de/missing/"], []],
  ["is added again on the next page", {}, ["/de/missing/", "/de/contact/", "/de/fair/"], ["/de/fair/"]],
])("after a client-side navigation the canonical link %s", (_what, options, visits, canonical) => {
  for (const path of visits) visit(path, options);
  const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel='canonical']")];
  expect(links.map(({ href }) => href)).toEqual(canonical.map((path) => HOST + path));
});

it("an error in it is logged, and the page stays", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  visit("/de/contact/", { exclude: ["("] });
  expect(log).toHaveBeenCalledWith("canonical-urls", expect.any(SyntaxError));
  log.mockRestore();
});
