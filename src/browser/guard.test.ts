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

it("a guarded step is the step, with its arguments and what it returns", () => {
  expect(guarded("module", (a: number, b: number) => a + b)(1, 2)).toBe(3);
  expect(logged).not.toHaveBeenCalled();
});

it.each([
  ["throws", fails],
  ["returns a promise that is rejected", () => Promise.reject(error)],
])("a guarded step that %s is logged with its module's name, and gives nothing", async (_what, step) => {
  expect(await guarded("module", step)()).toBeUndefined();
  expect(logged.mock.calls).toEqual([["module", error]]);
});
