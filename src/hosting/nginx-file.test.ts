import { nginxFile } from "./nginx-file";
import { securityHeaders } from "./security-headers";

const rules = (policy: string) => ({
  headers: securityHeaders(policy),
  redirects: [{ from: "/de/home/", to: "/de/" }],
});

/** What nginx makes of the file is tested with nginx itself: e2e/hosting.spec.ts. */
describe("the file for nginx", () => {
  const blocks = nginxFile(rules("default-src 'none'; img-src 'self'")).match(/^location .*\{\n[^}]*\n/gmu) ?? [];

  it("has the pages' policy at the level of the server, and in no block", () => {
    const file = nginxFile(rules("default-src 'none'; img-src 'self'"));
    expect(
      file.match(/^add_header Content-Security-Policy "default-src 'none'; img-src 'self'" always;$/gmu),
    ).toHaveLength(1);
    expect(file.match(/img-src/gu)).toHaveLength(1);
  });

  it("has all headers of its kind in every block that has one: those of the server are off in there", () => {
    expect(blocks.length).toBeGreaterThan(6);
    for (const block of blocks)
      expect(
        block.match(/add_header (?:Cache-Control|Strict-Transport-Security|X-Content-Type-Options) /gu),
      ).toHaveLength(3);
  });

  it.each(['say "hello"', "$host", "a\\b"])(
    "is not written with a value that nginx would read as its own: %s",
    (value) => {
      expect(() => nginxFile(rules(value))).toThrow("Content-Security-Policy");
    },
  );
});
