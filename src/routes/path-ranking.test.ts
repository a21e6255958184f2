/**
 * What the specification promises of the router (section 9), which is Gatsby's: how it ranks patterns that fit the same path: 4 points per segment, 3 more for
 * a static one, 2 for a parameter, 1 for an empty one, 5 fewer for a wildcard. The first of equals wins, so pairs of
 * equals pin the points, not only their order.
 */
import { createRequire } from "node:module";

/** The copy with which Gatsby finds the page to render. */
const ofGatsby = createRequire(createRequire(__filename).resolve("gatsby/package.json"));

interface Pattern {
  path: string;
}

const { pick } = ofGatsby("@gatsbyjs/reach-router") as {
  pick(patterns: readonly Pattern[], path: string): { route: Pattern } | null;
};

function winner(path: string, ...patterns: string[]): string | undefined {
  return pick(
    patterns.map((pattern) => ({ path: pattern })),
    path,
  )?.route.path;
}

describe("of two patterns, the router takes", () => {
  it.each([
    ["a static segment before a parameter", "/de/news", "/de/news", "/de/:page"],
    ["a parameter before a wildcard", "/de/news", "/de/:page", "/de/*"],
    ["a parameter before an empty segment", "/de//news", "/de/:page/news", "/de//news"],
    ["an empty segment before a wildcard", "/de//news", "/de//*", "/de/*"],
    ["the root before a wildcard", "/", "/", "/*"],
    ["two parameters before a static segment with a wildcard", "/de/news", "/:language/:page", "/de/*"],
    ["the longer of two that end in a wildcard", "/de/news/fair", "/de/news/*", "/de/*"],
    ["a wildcard before nothing", "/de/no/such/page", "/de/*", "/de/:page"],
  ])("%s, in either order", (_, path, better, worse) => {
    expect(winner(path, better, worse)).toBe(better);
    expect(winner(path, worse, better)).toBe(better);
  });
});

describe("patterns with the same points", () => {
  it.each([
    ["4 + 3 and 4 - 5 make 4 + 2", "/de", "/de/*", "/:language"],
    ["4 + 3, 4 + 1 and 4 - 5 make twice 4 + 2, and 4 - 5", "/de//news", "/de//*", "/:language/:page/*"],
    ["a static segment and a parameter make the same in either place", "/de/news", "/de/:page", "/:language/news"],
  ])("are taken in their order: %s", (_, path, one, other) => {
    expect(winner(path, one, other)).toBe(one);
    expect(winner(path, other, one)).toBe(other);
  });
});

it("takes no pattern that does not fit", () => {
  expect(winner("/de/news/fair", "/de/news", "/de/:page", "/")).toBeUndefined();
});
