import { buildNginxFile } from "./nginx-file";
import { securityHeaders } from "./security-headers";

/** e2e/hosting.spec.ts tests the file with nginx. */
it.each(['say "hello"', "$host", "a\\b"])("buildNginxFile throws if a header has a special character: %s", (value) => {
  expect(() => buildNginxFile({ headers: securityHeaders(value), redirects: [] }, "0123")).toThrow(
    "Content-Security-Policy",
  );
});
