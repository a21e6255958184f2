/** A line per hook: each leads to one file in src/browser, and none of them costs the visitor the page (src/browser/before-hydration/guard.ts). */
import "./src/styles/site.css";
import type { GatsbyBrowser } from "gatsby";
import { leaveFirstScroll } from "./src/browser/first-scroll";
import { hydrateInSlices } from "./src/browser/hydrate";
import { fetchCode, reportDelay } from "./src/browser/navigation";
import { hearOfWorker, registerServiceWorker as register } from "./src/browser/register-worker";
import { prepareRoute, updateRoute } from "./src/browser/route-update";
import { goOn, start } from "./src/browser/start";
import { guarded } from "./src/browser/before-hydration/guard";

/** Without it nothing starts, and the page stays plain HTML. */
export const onClientEntry = start as unknown as GatsbyBrowser["onClientEntry"];

export const replaceHydrateFunction = guarded("hydrate", hydrateInSlices) as GatsbyBrowser["replaceHydrateFunction"];

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = guarded("start", goOn);

/** Without it there is no page: React fails, and its document is loaded (src/browser/plain-document.ts). */
export { wrapPageElement } from "./src/browser/wrap-page-element";

export const shouldUpdateScroll = guarded("first-scroll", leaveFirstScroll) as GatsbyBrowser["shouldUpdateScroll"];

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = guarded("route-update", prepareRoute);

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = guarded("route-update", updateRoute);

export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = guarded("navigation", reportDelay);

export const onPostPrefetchPathname = guarded("navigation", fetchCode) as GatsbyBrowser["onPostPrefetchPathname"];

export const registerServiceWorker = guarded("register-worker", register) as GatsbyBrowser["registerServiceWorker"];

export const onServiceWorkerInstalled = guarded("register-worker", hearOfWorker);

export const onServiceWorkerUpdateReady = guarded("register-worker", hearOfWorker);
