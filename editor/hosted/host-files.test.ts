import { formHeaders, formPolicy } from "../policy";
import { headersFile, MARK, nginxFile } from "./host-files";

const HOST = "https://git.example";
const HASHED = ["form-AB12CD34.js"];

it("lets the form ask its own origin and the Git host, and nobody else", () => {
  const policy = formPolicy([HOST]);
  expect(policy).toContain(`connect-src 'self' blob: data: ${HOST};`);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/u);
  expect(formPolicy()).toContain("connect-src 'self' blob: data:;");
});

it("says the same headers in both files", () => {
  const headers = formHeaders([HOST]);
  expect(headers["X-Robots-Tag"]).toBe("noindex");
  const [netlify, nginx] = [headersFile(headers, HASHED), nginxFile(headers, HASHED)];
  for (const [name, value] of Object.entries(headers)) {
    expect(netlify).toContain(`\n  ${name}: ${value}\n`);
    expect(nginx).toContain(`add_header ${name} "${value}" always;`);
  }
  for (const text of [netlify, nginx]) expect(text.startsWith(MARK)).toBe(true);
  expect(netlify).toContain("/form-AB12CD34.js\n  Cache-Control: public, max-age=31536000, immutable\n");
  expect(nginx).toContain(String.raw`if ($uri ~ "^/(?:assets/|form-AB12CD34\.js$)")`);
});
