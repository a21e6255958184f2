import prefetch from "./prefetch";

const ask = jest.fn();
beforeEach(() => {
  ask.mockReset().mockImplementation(() => Promise.resolve(new Response("code")));
  Object.assign(globalThis, { fetch: ask });
});

it("asks for scripts and styles once, as what is least urgent", async () => {
  await prefetch("/component---a-1.js");
  await prefetch("/component---a-1.js");
  await prefetch("/component---a.1.css");
  expect(ask.mock.calls).toEqual([
    ["/component---a-1.js", { priority: "low" }],
    ["/component---a.1.css", { priority: "low" }],
  ]);
});

it("leaves a page's data to Gatsby's loader, which asks for them at once and keeps them", async () => {
  await prefetch("/page-data/de/page-data.json");
  expect(ask).not.toHaveBeenCalled();
});

it("is done with what fails, so that others follow, and asks for it again", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  ask.mockImplementationOnce(() => Promise.reject(new TypeError("no network")));
  await expect(prefetch("/component---b-1.js")).resolves.toBeUndefined();
  expect(logged).toHaveBeenCalledWith("prefetch", expect.any(TypeError));
  await prefetch("/component---b-1.js");
  expect(ask).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});
