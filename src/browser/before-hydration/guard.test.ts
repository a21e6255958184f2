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

describe("a guarded step", () => {
  it("is the step, with its arguments and what it returns", () => {
    expect(guarded("module", (a: number, b: number) => a + b)(1, 2)).toBe(3);
    expect(logged).not.toHaveBeenCalled();
  });

  it("that throws is logged with its module's name, and returns nothing", () => {
    expect(guarded("module", fails)()).toBeUndefined();
    expect(logged.mock.calls).toEqual([["module", error]]);
  });

  it("whose promise is rejected is logged, and the promise is fulfilled with nothing", async () => {
    await expect(guarded("module", () => Promise.reject(error))()).resolves.toBeUndefined();
    expect(logged.mock.calls).toEqual([["module", error]]);
  });
});
