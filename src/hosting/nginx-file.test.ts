import { nginxFile } from "./nginx-file";
import { securityHeaders } from "./security-headers";

const rules = (policy: string) => ({
  headers: securityHeaders(policy),
  redirects: [{ from: "/de/home/", to: "/de/" }],
});

/** What nginx makes of the file is tested with nginx itself: e2e/hosting.spec.ts. */
const FILE = nginxFile(rules("default-src 'none'; img-src 'self'"), "0123");

it("the file for nginx has the pages' policy at the level of the server, and in no block", () => {
  const policy = /^add_header Content-Security-Policy "default-src 'none'; img-src 'self'" always;$/gmu;
  expect([FILE.match(policy)?.length, FILE.match(/img-src/gu)?.length]).toEqual([1, 1]);
});

it.each(['say "hello"', "$host", "a\\b"])(
  "no file is written where nginx would read a value as its own: %s",
  (value) => {
    expect(() => nginxFile(rules(value), "0123")).toThrow("Content-Security-Policy");
  },
);
