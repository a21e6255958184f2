/**
 * How the router that is in the bundle ranks patterns that fit the same path (specification, section 9): 4 points per
 * segment, 3 more for a static one, 2 for a parameter, 1 for an empty one, 5 fewer for a wildcard. The first of equals
 * wins, so pairs of equals pin the points, not only their order.
 */
import { expect, type Page, test } from "@playwright/test";
import { openWithCode } from "./shipped-code";

declare const shipped: {
  pick(patterns: readonly { path: string }[], path: string): { route: { path: string } } | null;
};

test.beforeEach(({ page }) => openWithCode(page, ["@gatsbyjs/reach-router/dist/index.modern.mjs"]));

function winner(page: Page, path: string, patterns: readonly string[]): Promise<string | undefined> {
  const pick = ([path, ...patterns]: string[]) =>
    shipped.pick(
      patterns.map((path) => ({ path })),
      path ?? "",
    )?.route.path;
  return page.evaluate(pick, [path, ...patterns]);
}

const UNEQUAL = [
  ["a static segment before a parameter", "/de/news", "/de/news", "/de/:page"],
  ["a parameter before a wildcard", "/de/news", "/de/:page", "/de/*"],
  ["a parameter before an empty segment", "/de//news", "/de/:page/news", "/de//news"],
  ["an empty segment before a wildcard", "/de//news", "/de//*", "/de/*"],
  ["the root before a wildcard", "/", "/", "/*"],
  ["two parameters before a static segment with a wildcard", "/de/news", "/:language/:page", "/de/*"],
  ["the longer of two that end in a wildcard", "/de/news/fair", "/de/news/*", "/de/*"],
  ["a wildcard before no match", "/de/no/such/page", "/de/*", "/de/:page"],
] as const;

test("of two patterns that fit, the router takes the one with more points, in whichever order they come", async ({
  page,
}) => {
  for (const [title, path, better, worse] of UNEQUAL) {
    expect(await winner(page, path, [better, worse]), title).toBe(better);
    expect(await winner(page, path, [worse, better]), title).toBe(better);
  }
});

const EQUAL = [
  ["4 + 3 and 4 - 5 make 4 + 2", "/de", "/de/*", "/:language"],
  ["4 + 3, 4 + 1 and 4 - 5 make twice 4 + 2, and 4 - 5", "/de//news", "/de//*", "/:language/:page/*"],
  ["a static segment and a parameter make the same in either place", "/de/news", "/de/:page", "/:language/news"],
] as const;

test("of two patterns with the same points, the router takes the first", async ({ page }) => {
  for (const [title, path, one, other] of EQUAL) {
    expect(await winner(page, path, [one, other]), title).toBe(one);
    expect(await winner(page, path, [other, one]), title).toBe(other);
  }
});

test("the router takes no pattern that does not fit", async ({ page }) => {
  expect(await winner(page, "/de/news/fair", ["/de/news", "/de/:page", "/"])).toBeUndefined();
});
