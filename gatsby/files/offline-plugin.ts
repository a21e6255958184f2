import { LANGUAGES } from "../../src/i18n/languages";
import { OFFLINE_ROUTE } from "../../src/model/views/error-pages";
import { CACHE_PREFIX } from "../../src/service-worker/caches";

/** The site's fetch strategy, which gatsby-plugin-offline appends to its worker (gatsby/files/service-worker.ts). */
export const STRATEGY_FILE = ".cache/offline-strategy.js";

/** Checks whether the build removes the service worker that visitors have (docs/operating.md, Kill switch). */
export const isWorkerRemoved = (): boolean => process.env["GATSBY_WITHOUT_WORKER"] === "1";

/** The precached pages by file, each at the path to which hosts redirect its `index.html`. */
const OFFLINE_PAGES = Object.fromEntries(
  LANGUAGES.map((language) => [`${language}${OFFLINE_ROUTE}index.html`, `/${language}${OFFLINE_ROUTE}`]),
);

/** Fonts and pictures, the only files that a document without scripts requests. */
const FILES = { urlPattern: /\/static\//u, handler: "CacheFirst" };

/** Options (docs/decisions/0010-service-worker.md). The plugin merges lists by position: these have its lengths. */
export const OFFLINE_OPTIONS = {
  appendScript: STRATEGY_FILE,
  debug: false,
  workboxConfig: {
    cacheId: CACHE_PREFIX,
    // A new worker waits until the site's tabs are closed: Chromium may drop navigations while workers change.
    skipWaiting: false,
    globPatterns: Array<string>(8).fill(`*${OFFLINE_ROUTE}index.html`),
    modifyURLPrefix: OFFLINE_PAGES,
    runtimeCaching: Array<typeof FILES>(4).fill(FILES),
  },
};
