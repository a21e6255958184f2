import hooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  {
    ignores: [
      "node_modules/",
      "public/",
      ".fixture/",
      ".contact/",
      ".editor/",
      ".cache/",
      ".releases/",
      "coverage/",
      "test-results/",
    ],
  },
  ...tseslint.configs.recommended,
  hooks.configs.flat["recommended-latest"],
  {
    rules: {
      eqeqeq: "error",
      "max-lines": ["error", { max: 200, skipBlankLines: true, skipComments: true }],
      "max-lines-per-function": ["error", { max: 80, skipBlankLines: true, skipComments: true }],
      "no-console": "off",
      // A rest sibling leaves a field out; an argument that begins with an underscore has to be there for its place.
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
    // A screen holds its words in both languages.
    files: ["mockups/screens/**"],
    rules: { "max-lines": ["error", { max: 320, skipBlankLines: true, skipComments: true }] },
  },
  {
    // One function describes many tests.
    files: ["**/*.test.ts", "**/*.test.tsx", "e2e/**"],
    rules: { "max-lines-per-function": "off" },
  },
);
