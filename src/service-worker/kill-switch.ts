/**
 * The kill switch (docs/operating.md): a worker that is served instead of the site's. Its installation removes every cache
 * of the origin, and unregisters the site's worker. It never becomes active itself: Chromium may leave navigations
 * without a response while a second worker waits (docs/decisions/0010-service-worker.md).
 */
import { removeCaches } from "./caches";
import type { WorkerScope } from "./scope";

const scope = self as unknown as WorkerScope;

scope.addEventListener("install", (event) => {
  event.waitUntil(removeCaches());
  // Runs without `await`, because browsers unregister after the installation.
  void scope.registration.unregister();
});
