import type { CreateWebpackConfigArgs } from "gatsby";
import { minifyFile } from "./minify";
import { isShared, SECTION_GROUPS } from "./section-chunks";
import type { WebpackConfig } from "./webpack-config";

type Plugins = CreateWebpackConfigArgs["plugins"];

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/u;

/** Styles of what stands on nearly all pages. Those of other components come with each section and template that has them. */
const EVERYWHERE =
  /[\\/]components[\\/](?:button-link|closing-band|crumbs|page-hero|passes|picture|prose|section-head|stub)[\\/].*\.css/u;

/**
 * Styles come with the code that imports them, and what three of them share is one file
 * (docs/decisions/0009-bytes.md). Gatsby would put all styles into one file, and cut large polyfills into pieces.
 */
export function cutIntoFiles({ optimization, output, plugins: all = [] }: WebpackConfig, plugins: Plugins): void {
  const { splitChunks } = optimization ?? {};
  if (!optimization || !splitChunks) return;
  splitChunks.chunks = ({ name }) => !name?.startsWith("polyfill");
  splitChunks.cacheGroups = {
    default: false,
    defaultVendors: false,
    ...SECTION_GROUPS,
    parts: { name: "parts", chunks: "async", test: isShared, priority: 2, enforce: true },
    // React makes errors as it begins, for which developer tools read the whole script that runs again: 30 ms of 100.
    framework: { name: "framework", chunks: "initial", test: REACT, enforce: true },
    styles: { name: "parts", chunks: "async", test: EVERYWHERE, priority: 2, enforce: true },
  };
  // In this process: the minifier has threads of its own.
  optimization.minimizer = [plugins.minifyJs({ minify: minifyFile, parallel: false }), plugins.minifyCss()];
  Object.assign(output ?? {}, { hashDigestLength: 10, chunkLoadingGlobal: "chunks" });
  // Styles of components do not depend on their order: warnings of it are noise.
  for (const { constructor, options } of all)
    if (constructor.name === "MiniCssExtractPlugin" && options) options.ignoreOrder = true;
}
