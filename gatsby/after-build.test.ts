import { existsSync } from "node:fs";
import path from "node:path";
import { both, de, smallSite } from "../test/small-site";
import { temporaryFolder } from "../test/temporary-folder";
import { writeRedirectsAndErrorPages } from "./after-build";
import { buildRedirectDocument } from "./html/redirect-document";

/** e2e/hosting.spec.ts tests the responses of hosts at these paths. */
it("writeRedirectsAndErrorPages writes a redirect for every route but notices, and removes stale ones", () => {
  const folder = temporaryFolder("public");
  const pages = [both("/"), both("/services/cms/"), de("/xmas/"), both("/404/"), both("/500/")];
  const script = "redirect();";
  const site = smallSite(pages, { redirects: [{ from: "/start/", to: "/" }] });
  for (const route of ["/gone/", "/services/"])
    folder.write(`${route}index.html`, buildRedirectDocument(site, route, { html: "", script }));
  const title = "<title>Start</title>";
  for (const route of ["/", "/services/cms/", "/xmas/"]) folder.write(`de${route}index.html`, title);
  folder.write("sw.js", "");
  writeRedirectsAndErrorPages(site, folder.path, script);
  for (const route of ["/", "/services/cms/", "/xmas/"])
    expect(folder.read(`${route}index.html`)).toBe(buildRedirectDocument(site, route, { html: title, script }));
  expect(folder.read("start/index.html")).toBe(
    buildRedirectDocument(site, "/", { html: title, script, from: "/start/" }),
  );
  expect(folder.read("de/index.html")).toBe(title);
  const exists = (name: string) => existsSync(path.join(folder.path, name, "index.html"));
  expect(["gone", "services", "404", "500"].filter(exists)).toEqual([]);
  folder.remove();
});
