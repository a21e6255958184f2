import { guarded } from "./guard";

const error = new Error("test");
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

const fails = () => {
  throw error;
};

it("a guarded step passes arguments and result on", () => {
  expect(guarded("module", (a: number, b: number) => a + b)(1, 2)).toBe(3);
  expect(logged).not.toHaveBeenCalled();
});

it.each([
  ["throws", fails],
  ["rejects", () => Promise.reject(error)],
])("a guarded step that %s is logged with its module's name, and returns undefined", async (_how, step) => {
  expect(await guarded("module", step)()).toBeUndefined();
  expect(logged.mock.calls).toEqual([["module", error]]);
});
