import { existsSync } from "node:fs";
import { EXCEPTIONS } from "./exceptions";
import { lacking } from "./support";

it.each(EXCEPTIONS.map((exception) => [exception.features.join(", "), exception] as const))(
  "%s: a browser lacks it, a sentence says what is shown instead, and the test that is named is there",
  (_features, { features, fallback, test }) => {
    expect(features.filter((feature) => lacking(feature).length === 0)).toEqual([]);
    expect(fallback).toMatch(/^\S.+\.$/u);
    expect(test === undefined || existsSync(test)).toBe(true);
  },
);

it("no place has two fallbacks for one feature", () => {
  const all = EXCEPTIONS.flatMap(({ features, places }) =>
    features.flatMap((one) => places.map((at) => `${one} ${at}`)),
  );
  expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
});
