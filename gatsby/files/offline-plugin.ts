import { LANGUAGES } from "../../src/i18n/languages";
import { OFFLINE_ROUTE } from "../../src/model/views/error-pages";
import { CACHE_PREFIX } from "../../src/service-worker/caches";

/** The site's strategy, which gatsby-plugin-offline appends to its worker (gatsby/files/service-worker.ts). */
export const STRATEGY_FILE = ".cache/offline-strategy.js";

/** @returns whether the build removes the service worker that visitors have (docs/operating.md, Kill switch) */
export const isWithoutWorker = (): boolean => process.env["GATSBY_WITHOUT_WORKER"] === "1";

/** Precached, at the addresses to which hosts redirect from `index.html`. */
const OFFLINE_PAGES = Object.fromEntries(
  LANGUAGES.map((language) => [`${language}${OFFLINE_ROUTE}index.html`, `/${language}${OFFLINE_ROUTE}`]),
);

/** Fonts and pictures, the files of a document without scripts. */
const FILES = { urlPattern: /\/static\//u, handler: "CacheFirst" };

/**
 * How gatsby-plugin-offline makes the worker (docs/decisions/0010-service-worker.md). The plugin merges lists by position,
 * so each has more entries than the plugin's own, of which there are six (app, app shell, manifest) and four (its rules).
 */
export const OFFLINE_OPTIONS = {
  appendScript: STRATEGY_FILE,
  debug: false,
  workboxConfig: {
    cacheId: CACHE_PREFIX,
    // A worker of a later build waits until the site's tabs are closed: Chromium may leave navigations unanswered while one
    // worker takes over from another.
    skipWaiting: false,
    globPatterns: Array<string>(8).fill(`*${OFFLINE_ROUTE}index.html`),
    modifyURLPrefix: OFFLINE_PAGES,
    runtimeCaching: Array<typeof FILES>(4).fill(FILES),
  },
};
