import { withPrefix } from "./gatsby-for-plugins";

describe("a path for plugins", () => {
  it.each([
    ["", "manifest_de.webmanifest", "/manifest_de.webmanifest"],
    ["", "/de/", "/de/"],
    ["/site", "manifest_de.webmanifest", "/site/manifest_de.webmanifest"],
    ["/site", "/de/", "/site/de/"],
  ])("begins at the host's root, below %j: %s is %s", (base, path, expected) => {
    Object.assign(globalThis, { __BASE_PATH__: base });
    expect(withPrefix(path)).toBe(expected);
  });
});
