/** Gatsby's hooks: gatsby/node.ts has a line for each. */
import path from "node:path";
import { require as load } from "tsx/cjs/api";
import type * as Hooks from "./gatsby/node";

/** Not imported: Gatsby would compile it with all that it imports by Parcel, which takes nine seconds. */
export const {
  onPreBootstrap,
  createSchemaCustomization,
  sourceNodes,
  createPages,
  onCreateWebpackConfig,
  onPostBuild,
} = load(path.resolve("gatsby/node.ts"), path.resolve("gatsby-node.ts")) as typeof Hooks;
