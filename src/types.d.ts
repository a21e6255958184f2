declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
declare module "*.css";
declare module "*.woff2" {
  const url: string;
  export default url;
}
declare module "~language-packs/*.json" {
  const pack: unknown;
  export default pack;
}
/** webpack's hot module replacement, in development. */
interface ImportMeta {
  webpackHot?: { accept(): void };
}
declare namespace NodeJS {
  interface Module {
    hot?: {
      data?: { packs: ReadonlyMap<string, import("./i18n/pack").LanguagePack> };
      dispose(run: (data: { packs: unknown }) => void): void;
    };
  }
}
/** Gatsby's runtime, which the build copies to `.cache` (docs/decisions/0017-runtime.md). */
declare module "*/.cache/loader" {
  export class BaseLoader {
    pageDb: Map<string, { payload?: object }>;
    /** Page data by path. `pagePath` is that of an error page if the host lacks data for the path. */
    pageDataDb: Map<string, { pagePath: string; status: "success" | "error" }>;
    memoizedGet(url: string): Promise<XMLHttpRequest>;
  }
}
declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache, Reporter } from "gatsby";
  import type { IGatsbyImageData } from "gatsby-plugin-image";
  export function generateImageData(input: {
    file: { absolutePath: string; extension: string; name: string; base: string; internal: { contentDigest: string } };
    args: Record<string, unknown>;
    pathPrefix: string;
    reporter: Reporter;
    cache: GatsbyCache;
  }): Promise<IGatsbyImageData | undefined>;
}
declare module "gatsby-plugin-canonical-urls/gatsby-ssr" {
  import type { RenderBodyArgs } from "gatsby";
  export function onRenderBody(
    args: Pick<RenderBodyArgs, "setHeadComponents" | "pathname">,
    options: { siteUrl: string },
  ): void;
}
declare module "gatsby-plugin-canonical-urls/gatsby-browser" {
  export function onRouteUpdate(args: { location: Pick<Location, "pathname" | "search" | "hash"> }): void;
}

/** Packages without types: the functions that the build uses. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "sfnt"; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;
}

declare module "hyphen/*" {
  export function hyphenateSync(text: string, options: { minWordLength: number; exceptions: string[] }): string;
}
