/** @jest-environment jsdom */
import { createRequire } from "node:module";
import { navigate, parsePath } from "./gatsby-link";

/** It lies where Gatsby finds it. */
const gatsbysLink = createRequire(require.resolve("gatsby/package.json")).resolve("gatsby-link");
const gatsbys = jest.requireActual<{ parsePath: typeof parsePath }>(gatsbysLink);

describe("the parts of a path", () => {
  it.each([
    "/",
    "/de/contact/",
    "/de/contact/?a=1",
    "/de/contact/#form",
    "/de/contact/?a=1&b=2#form",
    "/de/contact/#form?a=1",
    "/de/contact/?a=1?b=2#form#two",
    "/de/contact/?",
    "/de/contact/#",
    "/de/contact/?#",
    "/de/m%C3%BCnchen/?stra%C3%9Fe=%23",
    "/de/two\nlines/?a\n=1#b\nc",
    "?a=1",
    "#form",
    "contact",
    "https://www.fernwerk.example/de/?a=1#b",
  ])("%j are those that Gatsby's own link finds", (path) => {
    expect(parsePath(path)).toEqual(gatsbys.parsePath(path));
  });
});

it("navigate is Gatsby's own navigation, of that moment", () => {
  const ___navigate = jest.fn(() => "done");
  Object.assign(window, { ___navigate });
  expect(navigate("/de/contact/", { replace: true })).toBe("done");
  expect(___navigate.mock.calls).toEqual([["/de/contact/", { replace: true }]]);
});
