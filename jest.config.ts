/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

/** react-intl and its parts are ES modules only: they are transformed too. */
const ES_MODULES_ONLY =
  "react-intl|intl-messageformat|@formatjs|hast-util-[\\w-]+|mdast-util-[\\w-]+|micromark[\\w-]*|unist-util-[\\w-]+|vfile[\\w-]*|decode-named-character-reference|character-[\\w-]+|ccount|comma-separated-tokens|devlop|escape-string-regexp|html-[\\w-]+|longest-streak|markdown-table|property-information|space-separated-tokens|stringify-entities|trim-lines|zwitch|trough|bail|is-plain-obj|woff2-encoder";

const config: Config = {
  testEnvironment: "node",
  // Nothing else runs beside it: by itself Jest leaves a core alone, which of two is half of them.
  maxWorkers: "100%",
  // A whole page in jsdom takes its time on a busy machine.
  testTimeout: 30_000,
  globalSetup: "<rootDir>/src/testing/create-content-cache.ts",
  globalTeardown: "<rootDir>/src/testing/remove-content-cache.ts",
  setupFiles: ["<rootDir>/src/testing/text-decoder.ts"],
  roots: ["<rootDir>/src", "<rootDir>/services", "<rootDir>/bin", "<rootDir>/e2e", "<rootDir>/bench"],
  testMatch: ["**/*.test.ts", "**/*.test.tsx"],
  transform: { "\\.(?:[jt]sx?|mjs)$": "<rootDir>/src/testing/transform.mjs" },
  transformIgnorePatterns: [`node_modules/(?!(?:${ES_MODULES_ONLY})/)`],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/src/testing/class-names.ts",
    "\\.css$": "<rootDir>/src/testing/empty.ts",
    "\\.woff2$": "<rootDir>/src/testing/empty.ts",
    "^gatsby$": "<rootDir>/src/testing/gatsby.tsx",
  },
  globals: { __SITE_URL__: "https://www.fernwerk.example", __SITE_NAME__: "Fernwerk" },
};

export default config;
