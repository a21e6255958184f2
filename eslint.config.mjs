import css from "@eslint/css";
import compat from "eslint-plugin-compat";
import hooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { AT_RULES, BASELINE, PROPERTIES, SELECTORS, PROPERTY_VALUES } from "./tools/browser-features.mjs";

const SCRIPTS = ["**/*.{js,cjs,mjs,ts,cts,mts,tsx}"];

export default tseslint.config(
  {
    ignores: ["node_modules/", "public/", ".starter/", ".contact/", ".cache/", "coverage/", "test-results/"],
  },
  ...tseslint.configs.recommended.map((config) => ({ files: SCRIPTS, ...config })),
  { files: ["src/**/*.{ts,tsx}"], ...hooks.configs.flat["recommended-latest"] },
  {
    files: SCRIPTS,
    rules: {
      eqeqeq: "error",
      "max-lines": ["error", { max: 200, skipBlankLines: true, skipComments: true }],
      "max-lines-per-function": ["error", { max: 80, skipBlankLines: true, skipComments: true }],
      // Rest siblings omit a field, and unused arguments before used ones begin with an underscore.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { ignoreRestSiblings: true, argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
    },
  },
  {
    files: ["**/*.cjs"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    // A `describe` contains many tests.
    files: ["**/*.test.ts", "**/*.test.tsx", "e2e/**"],
    rules: { "max-lines-per-function": "off" },
  },
  {
    // Browser code uses only APIs of all browsers in package.json's browserslist, or tests for them.
    files: ["src/**/*.{ts,tsx}"],
    ignores: ["**/*.test.*", "src/hosting/**", "src/content/**"],
    plugins: { compat },
    settings: { lintAllEsApis: true },
    rules: { "compat/compat": "error" },
  },
  {
    files: ["src/**/*.css"],
    plugins: { css },
    language: "css/css",
    languageOptions: { tolerant: true },
    rules: {
      "css/use-baseline": [
        "error",
        {
          available: BASELINE,
          allowAtRules: Object.keys(AT_RULES),
          allowProperties: Object.keys(PROPERTIES),
          allowPropertyValues: PROPERTY_VALUES,
          allowSelectors: Object.keys(SELECTORS),
        },
      ],
    },
  },
);
