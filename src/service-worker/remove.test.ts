import { fakeCaches } from "../../test/fake-caches";
import { fakeWorkerScope } from "../../test/fake-worker-scope";

it("the kill switch removes every cache and the worker, and answers nothing", async () => {
  const cached = fakeCaches();
  const scope = fakeWorkerScope();
  await jest.isolateModulesAsync(async () => void (await import("./remove")));
  for (const name of ["site-pages", "site-start", "site-older"]) await caches.open(name);
  await scope.fire("install");
  await scope.fire("activate");
  expect(scope.skipWaiting).toHaveBeenCalled();
  expect(cached.names()).toEqual([]);
  expect(scope.registration.unregister).toHaveBeenCalled();
  expect(scope.request("/de/", { mode: "navigate" })).toBeUndefined();
});
