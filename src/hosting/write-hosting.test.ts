/** Tests drafts and the digest. e2e/hosting.spec.ts tests nginx and the preview server. */
import { utimesSync } from "node:fs";
import { smallSite } from "../../test/small-site";
import { readRules } from "./rules";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { writeHosting } from "./write-hosting";

const SITE = smallSite([], { redirects: [{ from: "/home/", to: "/" }] });
let folder: TemporaryFolder;
const write = () =>
  writeHosting(SITE, folder.path, { contactEndpoint: undefined, inline: { scripts: ["run()"], styles: [] } });

beforeEach(() => {
  folder = temporaryFolder("public");
  folder.write("../hosting/webpack.stats.json", '{"assetsByChunkName":{"app":["app-01234567.js"]}}');
});
afterEach(() => folder.remove());

describe("writeHosting", () => {
  it("sets X-Robots-Tag: noindex only if the build shows drafts", () => {
    write();
    expect(folder.read("_headers")).not.toContain("noindex");
    process.env["SHOW_DRAFTS"] = "1";
    write();
    delete process.env["SHOW_DRAFTS"];
    expect(folder.read("_headers")).toContain("/*\n  Content-Security-Policy: ");
    expect(folder.read("_headers")).toContain("  X-Robots-Tag: noindex\n");
    expect(folder.read("../hosting/nginx.conf")).toContain('add_header X-Robots-Tag "noindex" always;');
    for (const headers of Object.values(readRules(folder.path).headers))
      expect(headers["X-Robots-Tag"]).toBe("noindex");
  });

  it("lets Netlify and Cloudflare Pages cache the packages of the worker for a year", () => {
    folder.write("workbox-v4.3.1/workbox-sw.js", "load()");
    write();
    expect(folder.read("_headers")).toContain(
      "\n/workbox-v4.3.1/workbox-sw.js\n  Cache-Control: public, max-age=31536000",
    );
  });

  it("gives nginx an ETag that depends on the bytes of the build, not on dates and sizes", () => {
    const etags = ["one", "one", "two"].map((text) => {
      folder.write("de/index.html", text);
      utimesSync(`${folder.path}/de/index.html`, 0, 0);
      write();
      return /etag 'W\/"(.+)"'/u.exec(folder.read("../hosting/nginx.conf"))?.[1];
    });
    expect(etags).toEqual([etags[0], etags[0], expect.not.stringMatching(`^${etags[0]}$`)]);
    expect(folder.read("../hosting/nginx.conf")).toMatch(/^etag off;\nif_modified_since off;$/mu);
  });
});

it("readRules throws, and names the command, if the site is not built", () => {
  expect(() => readRules(folder.path)).toThrow("npm run build");
});
