/** Gatsby's hooks: src/build/hooks.ts has a line for each. */
import { compiled } from "./src/build/compiled";
import type * as Hooks from "./src/build/hooks";

export const {
  onPreBootstrap,
  createSchemaCustomization,
  sourceNodes,
  createPages,
  onCreateWebpackConfig,
  onPostBuild,
} = compiled<typeof Hooks>("src/build/hooks.ts");
