/** Gatsby's hooks in the browser. An error in a guarded hook is logged (src/browser/guard.ts). */
import "./src/styles/site.css";
import type { GatsbyBrowser } from "gatsby";
import { guarded } from "./src/browser/guard";
import { announceDelay } from "./src/browser/navigation";
import { preloadPageCode } from "./src/browser/page-loader";
import { ignoreFirstWorkerUpdate, registerServiceWorker as register } from "./src/browser/register-worker";
import { prepareRoute, prepareScroll, updateRoute } from "./src/browser/route-hooks";
import { afterHydration, beforeHydration, hydrateInSlices } from "./src/browser/client-entry";

/** Unguarded: if it throws, scripts do not start and the page stays plain HTML. */
export const onClientEntry = beforeHydration as unknown as GatsbyBrowser["onClientEntry"];

export const replaceHydrateFunction = guarded(
  "client-entry",
  hydrateInSlices,
) as GatsbyBrowser["replaceHydrateFunction"];

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = guarded("client-entry", afterHydration);

/** Unguarded: if it throws, React fails and the plain document is loaded (src/browser/plain-document.ts). */
export { wrapPageElement } from "./src/layout/wrap-page-element";

export const shouldUpdateScroll = guarded("route-hooks", prepareScroll) as GatsbyBrowser["shouldUpdateScroll"];

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = guarded("route-hooks", prepareRoute);

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = guarded("route-hooks", updateRoute);

export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = guarded("navigation", announceDelay);

export const onPostPrefetchPathname = guarded(
  "page-loader",
  preloadPageCode,
) as GatsbyBrowser["onPostPrefetchPathname"];

export const registerServiceWorker = guarded("register-worker", register) as GatsbyBrowser["registerServiceWorker"];

export const onServiceWorkerInstalled = guarded("register-worker", ignoreFirstWorkerUpdate);

export const onServiceWorkerUpdateReady = guarded("register-worker", ignoreFirstWorkerUpdate);
