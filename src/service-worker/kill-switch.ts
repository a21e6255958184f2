/**
 * The kill switch (docs/operating.md): its installation removes every cache of the origin, and the worker. It never
 * becomes active, because Chromium may then drop navigations (docs/decisions/0010-service-worker.md).
 */
import { removeCaches } from "./caches";
import type { WorkerScope } from "./scope";

const scope = self as unknown as WorkerScope;

scope.addEventListener("install", (event) => {
  event.waitUntil(removeCaches());
  // Runs without `await`, because browsers unregister after the installation.
  void scope.registration.unregister();
});
