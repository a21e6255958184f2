/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

/** Packages that are ES modules only, which Jest must transform. */
const ES_MODULES_ONLY =
  "react-intl|intl-messageformat|@formatjs|hast-util-[\\w-]+|mdast-util-[\\w-]+|micromark[\\w-]*|unist-util-[\\w-]+|vfile[\\w-]*|decode-named-character-reference|character-[\\w-]+|ccount|comma-separated-tokens|devlop|escape-string-regexp|html-[\\w-]+|longest-streak|markdown-table|property-information|space-separated-tokens|stringify-entities|trim-lines|zwitch|trough|bail|is-plain-obj|woff2-encoder";

const config: Config = {
  testEnvironment: "node",
  // Uses all cores: Jest's default leaves one idle.
  maxWorkers: "100%",
  // Rendering a whole page in jsdom is slow on a busy machine.
  testTimeout: 30_000,
  setupFiles: ["<rootDir>/test/text-decoder.ts"],
  roots: ["src", "gatsby", "plugins", "editor", "contact", "tools", "test", "e2e", "bench"].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  testMatch: ["**/*.test.ts", "**/*.test.tsx"],
  transform: { "\\.(?:[jt]sx?|mjs)$": "<rootDir>/test/transform.mjs" },
  transformIgnorePatterns: [`node_modules/(?!(?:${ES_MODULES_ONLY})/)`],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/test/class-names.ts",
    "\\.css$": "<rootDir>/test/empty.ts",
    "\\.woff2$": "<rootDir>/test/empty.ts",
    "^gatsby$": "<rootDir>/test/gatsby.tsx",
  },
};

export default config;
