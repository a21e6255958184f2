/**
 * The kill switch (docs/operating.md): a worker that is served in place of the site's. Its installation removes every cache
 * of the origin, and the site's worker with it. It never takes over from that one: Chromium may leave navigations unanswered
 * while one worker waits for another (docs/decisions/0010-service-worker.md).
 */
import { removeCaches } from "./remove-caches";
import type { WorkerScope } from "./scope";

const scope = self as unknown as WorkerScope;

scope.addEventListener("install", (event) => {
  event.waitUntil(removeCaches());
  // Not awaited: browsers unregister after the installation.
  void scope.registration.unregister();
});
