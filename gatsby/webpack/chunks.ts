import type { CreateWebpackConfigArgs } from "gatsby";
import { minifyFile } from "./minify";
import { isShared, SECTION_GROUPS } from "./section-chunks";
import type { WebpackConfig } from "./webpack-config";

type Plugins = CreateWebpackConfigArgs["plugins"];

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/u;

/** Components on nearly all pages. Styles of all others come with the sections and templates that use them. */
const EVERYWHERE =
  /[\\/]components[\\/](?:button-link|closing-band|crumbs|page-hero|passes|picture|prose|section-head|stub)[\\/].*\.css/u;

/** Splits chunks (docs/decisions/0009-bytes.md). Gatsby would merge all styles and split large polyfills. */
export function configureSplitChunks(
  { optimization, output, plugins: all = [] }: WebpackConfig,
  plugins: Plugins,
): void {
  const { splitChunks } = optimization ?? {};
  if (!optimization || !splitChunks) return;
  splitChunks.chunks = ({ name }) => !name?.startsWith("polyfill");
  splitChunks.cacheGroups = {
    default: false,
    defaultVendors: false,
    ...SECTION_GROUPS,
    parts: { name: "parts", chunks: "async", test: isShared, priority: 2, enforce: true },
    // React creates errors when it starts; developer tools then parse the script again, which takes 30 ms of 100.
    framework: { name: "framework", chunks: "initial", test: REACT, enforce: true },
    styles: { name: "parts", chunks: "async", test: EVERYWHERE, priority: 2, enforce: true },
  };
  optimization.minimizer = [plugins.minifyJs({ minify: minifyFile, parallel: false }), plugins.minifyCss()];
  Object.assign(output ?? {}, { hashDigestLength: 8, chunkLoadingGlobal: "chunks" });
  for (const { constructor, options, runtimeOptions } of all) {
    if (constructor.name !== "MiniCssExtractPlugin") continue;
    // CSS modules do not depend on their order.
    Object.assign(options ?? {}, { ignoreOrder: true });
    Object.assign(runtimeOptions ?? {}, { insert: insertOnceLoaded });
  }
}

/**
 * Runs in the browser. Style files that come in another order than that of their elements make Chromium set up all fonts
 * anew: one that has come too late would take its place after all, and the page jump (docs/decisions/0032-fonts.md).
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
