/**
 * The kill switch (docs/operating.md): a worker that is served in place of the other one, removes every cache of the
 * origin and itself. It answers no request, so open pages go on with the network.
 */
import type { WorkerScope } from "./scope";

const scope = self as unknown as WorkerScope;

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
