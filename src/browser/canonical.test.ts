/** @jest-environment jsdom */
import { updateCanonical } from "./canonical";

// The plugin's own code, which Jest can't load as it is.
jest.mock("gatsby-plugin-canonical-urls/gatsby-browser", () =>
  jest
    .requireActual<typeof import("../../test/es-module")>("../../test/es-module")
    .exportsOf("gatsby-plugin-canonical-urls/gatsby-browser"),
);

const HOST = "https://www.fernwerk.example";
const OF_THE_BUILD = `<link rel="canonical" href="${HOST}/de/" data-baseprotocol="https:" data-basehost="www.fernwerk.example">`;

it.each([
  ["that of the new page, and the only one", ["/de/contact/", "/de/services/"], ["/de/services/"]],
  ["without query and hash", ["/en/contact/?from=fair#form"], ["/en/contact/"]],
  ["the German page's on a path without a language", ["/contact/"], ["/de/contact/"]],
  ["gone on a page that has no address", ["/de/404/"], []],
  ["gone on a page that is not there", ["/de/missing/"], []],
  ["back on the next page that is there", ["/de/missing/", "/de/contact/", "/de/fair/"], ["/de/fair/"]],
])("after a client-side navigation the canonical link is %s", (_what, visits, canonical) => {
  document.head.innerHTML = OF_THE_BUILD;
  for (const path of visits) updateCanonical(new URL(path, HOST), path.includes("missing"));
  const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel='canonical']")];
  expect(links.map(({ href }) => href)).toEqual(canonical.map((path) => HOST + path));
});
