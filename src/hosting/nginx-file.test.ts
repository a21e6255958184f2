import { nginxFile } from "./nginx-file";
import { securityHeaders } from "./security-headers";

/** What nginx makes of the file is tested with nginx itself: e2e/hosting.spec.ts. */
it.each(['say "hello"', "$host", "a\\b"])(
  "no file is written where nginx would read a value as its own: %s",
  (value) => {
    expect(() => nginxFile({ headers: securityHeaders(value), redirects: [] }, "0123")).toThrow(
      "Content-Security-Policy",
    );
  },
);
