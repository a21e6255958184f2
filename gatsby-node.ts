/** Gatsby's hooks: gatsby/node.ts has a line for each. */
import { compiled } from "./gatsby/compiled";
import type * as Hooks from "./gatsby/node";

export const {
  onPreBootstrap,
  createSchemaCustomization,
  sourceNodes,
  createPages,
  onCreateWebpackConfig,
  onPostBuild,
} = compiled<typeof Hooks>("gatsby/node.ts");
