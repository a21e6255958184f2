import { memoize } from "./memoize";

it("memoize computes the value of each key once", () => {
  const compute = jest.fn((key: string) => key.length || undefined);
  const lengthOf = memoize(compute);
  expect(["a", "", "bb", "a", ""].map(lengthOf)).toEqual([1, undefined, 2, 1, undefined]);
  expect(compute.mock.calls).toEqual([["a"], [""], ["bb"]]);
});

it("memoize tries again what fails", () => {
  const compute = jest.fn<string, [string]>().mockImplementationOnce(() => {
    throw new Error("not yet");
  });
  compute.mockReturnValue("there");
  const read = memoize(compute);
  expect(() => read("a")).toThrow("not yet");
  expect(read("a")).toBe("there");
});
