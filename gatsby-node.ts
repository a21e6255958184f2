/** Gatsby's hooks in Node.js: gatsby/node.ts has a line for each. */
import { requireBundled } from "./gatsby/require-bundled";
import type * as Hooks from "./gatsby/node";

export const {
  onPreBootstrap,
  createSchemaCustomization,
  sourceNodes,
  createPages,
  onCreatePage,
  onCreateWebpackConfig,
  onPostBuild,
} = requireBundled<typeof Hooks>("gatsby/node.ts");
