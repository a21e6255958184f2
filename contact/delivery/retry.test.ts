import { pauseAfter } from "./retry";

const RULE = { first: 1000, longest: 5000, until: 0 };

it("a pause doubles up to the longest, a fifth more or less", () => {
  expect([0, 1, 2, 3, 4, 50].map((failures) => pauseAfter(failures, RULE, 0.5))).toEqual([
    0, 1000, 2000, 4000, 5000, 5000,
  ]);
  expect([0, 1].map((random) => pauseAfter(1, RULE, random))).toEqual([800, 1200]);
});
