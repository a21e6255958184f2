import { memoize } from "./memoize";

it("the value of each key is computed once, and again where it has failed", () => {
  const compute = jest.fn((key: string) => key.length || undefined);
  const lengthOf = memoize(compute);
  expect(["a", "", "bb", "a", ""].map(lengthOf)).toEqual([1, undefined, 2, 1, undefined]);
  expect(compute.mock.calls).toEqual([["a"], [""], ["bb"]]);
  compute.mockImplementationOnce(() => {
    throw new Error("not yet");
  });
  expect(() => lengthOf("ccc")).toThrow("not yet");
  expect(lengthOf("ccc")).toBe(3);
});
