import { once } from "./once";

it("once computes the value of each key once", () => {
  const compute = jest.fn((key: string) => key.length || undefined);
  const lengthOf = once(compute);
  expect(["a", "", "bb", "a", ""].map(lengthOf)).toEqual([1, undefined, 2, 1, undefined]);
  expect(compute.mock.calls).toEqual([["a"], [""], ["bb"]]);
});

it("once tries again what fails", () => {
  const compute = jest.fn<string, [string]>().mockImplementationOnce(() => {
    throw new Error("not yet");
  });
  compute.mockReturnValue("there");
  const read = once(compute);
  expect(() => read("a")).toThrow("not yet");
  expect(read("a")).toBe("there");
});
