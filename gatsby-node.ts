/** Gatsby's hooks: gatsby/node.ts has a line for each. */
import { compiled } from "./gatsby/compiled";
import type * as Hooks from "./gatsby/node";

export const {
  onPreBootstrap,
  createSchemaCustomization,
  sourceNodes,
  createPages,
  onCreatePage,
  onCreateWebpackConfig,
  onPostBuild,
} = compiled<typeof Hooks>("gatsby/node.ts");
