/** gatsby-plugin-offline as this site uses it (docs/decisions/0010-service-worker.md). */
import { LANGUAGES } from "../../src/i18n/languages";
import { OFFLINE_ROUTE } from "../../src/model/views/error-pages";
import { CACHE_PREFIX } from "../../src/service-worker/caches";

/** The site's strategy, which the plugin appends to its worker (gatsby/files/service-worker.ts). */
export const STRATEGY_FILE = ".cache/offline-strategy.js";

/** Whether the build removes the service worker that visitors have (docs/operating.md, Kill switch). */
export const isWithoutWorker = (): boolean => process.env["GATSBY_WITHOUT_WORKER"] === "1";

const offlinePages = LANGUAGES.map((language) => `${language}${OFFLINE_ROUTE}index.html`);

/** The plugin merges lists by position, and has fewer entries than these. */
const PATTERNS = Array<string>(20).fill(`{${offlinePages.join(",")}}`);

/** Fonts and pictures, the files of a document without scripts. */
const FILES = { urlPattern: /\/static\//u, handler: "CacheFirst" };

export const OFFLINE_PLUGIN = {
  resolve: "gatsby-plugin-offline",
  options: {
    appendScript: STRATEGY_FILE,
    debug: false,
    workboxConfig: {
      cacheId: CACHE_PREFIX,
      // A worker of a later build waits until the site's tabs are closed: Chromium may leave navigations unanswered while one
      // worker takes over from another.
      skipWaiting: false,
      globPatterns: PATTERNS,
      // Hosts redirect from `index.html`.
      modifyURLPrefix: Object.fromEntries(offlinePages.map((file) => [file, `/${file.replace("index.html", "")}`])),
      runtimeCaching: Array<typeof FILES>(4).fill(FILES),
    },
  },
};
