import type { CreateWebpackConfigArgs } from "gatsby";
import { minifyFile } from "./minify";
import { isSharedModule, SECTION_GROUPS } from "./section-chunks";
import type { WebpackConfig } from "./webpack-rules";

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/u;

/** Styles of components on nearly all pages. The rest load with the sections and templates that use them. */
const SHARED_STYLES =
  /[\\/]components[\\/](?:button-link|closing-band|breadcrumbs|page-hero|passes|picture|prose|section-head|stub)[\\/].*\.css/u;

/** Configures chunks (docs/decisions/0009-chunks.md). Gatsby's defaults merge all styles and split large polyfills. */
export function configureSplitChunks(config: WebpackConfig, plugins: CreateWebpackConfigArgs["plugins"]): void {
  const { optimization, output, plugins: all = [] } = config;
  const { splitChunks } = optimization ?? {};
  if (!optimization || !splitChunks) return;
  splitChunks.chunks = ({ name }) => !name?.startsWith("polyfill");
  splitChunks.cacheGroups = {
    default: false,
    defaultVendors: false,
    ...SECTION_GROUPS,
    modules: { name: "shared", chunks: "async", test: isSharedModule, priority: 2, enforce: true },
    // React creates errors at its start, and developer tools then parse its chunk again, which takes 30 ms of 100.
    framework: { name: "framework", chunks: "initial", test: REACT, enforce: true },
    styles: { name: "shared", chunks: "async", test: SHARED_STYLES, priority: 2, enforce: true },
  };
  optimization.minimizer = [plugins.minifyJs({ minify: minifyFile, parallel: false }), plugins.minifyCss()];
  Object.assign(output ?? {}, { hashDigestLength: 8, chunkLoadingGlobal: "chunks" });
  for (const { constructor, runtimeOptions } of all)
    if (constructor.name === "MiniCssExtractPlugin") Object.assign(runtimeOptions ?? {}, { insert: insertOnceLoaded });
}

/**
 * Loads a stylesheet as a preload first, in the browser. Sheets that arrive in a different order than their elements
 * make Chromium apply a font too late (docs/decisions/0032-fonts.md).
 */
function insertOnceLoaded(link: HTMLLinkElement): void {
  const { onload } = link;
  link.onload = () => {
    link.onload = onload;
    link.rel = "stylesheet";
    document.head.append(link);
  };
  link.as = "style";
  link.rel = "preload";
  document.head.append(link);
}
