import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { integrityOf } from "../../src/hosting/integrity";
import { readRules } from "../../src/hosting/rules";
import { securityHeaders } from "../../src/hosting/security-headers";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { copySite, type SiteName } from "./copies";
import { RULES } from "./without-scripts";

const SCRIPT = `<script src="/app-0123456789abcdef0123.js" async></script>`;
const PAGE = `<!DOCTYPE html><html><head></head><body><h1>Titel</h1>${"<p>Text</p>".repeat(200)}${SCRIPT}</body></html>`;
const HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; script-src 'self'",
  "Speculation-Rules": '"/rules.json"',
};

let folder: TemporaryFolder;
const at = (...names: string[]) => path.join(folder.path, ...names);
const copied = (file: string) => readFileSync(at("copy/public", file), "utf8");
const copy = (name: SiteName) => copySite(at("public"), at("copy/public"), name);

beforeEach(() => {
  folder = temporaryFolder();
  folder.write("public/de/index.html", PAGE);
  folder.write("public/de/index.html.br", "an old copy");
  folder.write("public/app-0123456789abcdef0123.js", "run()");
  folder.write("hosting/nginx.conf", "old");
  const headers = { ...securityHeaders(""), document: HEADERS };
  folder.write("hosting/rules.json", JSON.stringify({ headers, redirects: [] }));
});
afterEach(() => folder.remove());

describe("copySite", () => {
  it("copies our site byte for byte", async () => {
    await copy("ours");
    expect(copied("de/index.html")).toBe(PAGE);
    expect(copied("de/index.html.br")).toBe("an old copy");
    expect(readRules(at("copy/public")).headers.document).toEqual(HEADERS);
    expect(copied("../hosting/nginx.conf")).toBe("old");
  });

  it("takes the scripts out of the floor's pages, compressed copies included", async () => {
    await copy("floor");
    const page = PAGE.replace(SCRIPT, "");
    expect(copied("de/index.html")).toBe(page);
    expect(brotliDecompressSync(readFileSync(at("copy/public/de/index.html.br"))).toString()).toBe(page);
    expect(existsSync(at("copy/public/de/index.html.gz"))).toBe(true);
  });

  it("lets no header of the floor fetch anything ahead, and keeps the others", async () => {
    await copy("floor");
    const { "Speculation-Rules": _rules, ...others } = HEADERS;
    expect(readRules(at("copy/public")).headers.document).toEqual(others);
    expect(copied("../hosting/nginx.conf")).toContain(`add_header X-Content-Type-Options "nosniff" always;`);
  });

  it("puts rules into the pages of the third, and allows them", async () => {
    await copy("floor with rules");
    expect(copied("de/index.html")).toMatch(/<script type="speculationrules">[^<]+<\/script><\/body>/u);
    expect(copied("de/index.html")).not.toContain(SCRIPT);
    expect(readRules(at("copy/public")).headers.document["Content-Security-Policy"]).toContain(
      `script-src '${integrityOf(RULES)}' 'self'`,
    );
  });

  it("leaves the built site alone", async () => {
    await copy("floor");
    expect(folder.read("public/de/index.html")).toBe(PAGE);
    expect(folder.read("public/de/index.html.br")).toBe("an old copy");
  });

  it("says so where nothing is built", async () => {
    await expect(copySite(at("nothing/public"), at("copy/public"), "ours")).rejects.toThrow(/build the site first/u);
  });
});
