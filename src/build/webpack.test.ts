import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Entry } from "../content/load";
import { both, smallSite } from "../testing/small-site";
import { FOR_BROWSERS } from "./language-packs";
import type { WebpackRule } from "./webpack-config";
import { configureWebpack, PACKS } from "./webpack";

interface Configured {
  resolve: { alias: Record<string, string> };
  /** First what the scripts know from the build, by name; among the others, what takes the place of modules. */
  plugins: [Record<string, string>, ...Partial<Replacement>[]];
  devtool?: false;
}

interface Replacement {
  request: RegExp;
  own: string;
}

const PLUGINS = {
  define: (values: Record<string, string>) => values,
  normalModuleReplacement: (request: RegExp, own: string): Replacement => ({ request, own }),
  banner: () => ({}),
  minifyJs: () => ({}),
  minifyCss: () => ({}),
};

/** @param before Gatsby's own configuration, which is changed in place */
function configured(stage: string, entries: Entry[][] = [], before: object = {}): Configured {
  let config: Configured | undefined;
  const args = {
    stage,
    actions: { setWebpackConfig: (given: Configured) => (config = given), replaceWebpackConfig: () => undefined },
    plugins: PLUGINS,
    getConfig: () => before,
  };
  configureWebpack(args as unknown as CreateWebpackConfigArgs, smallSite(entries));
  if (!config) throw new Error("nothing was configured");
  return config;
}

describe("configureWebpack", () => {
  it("tells the scripts the site's address", () => {
    const [values] = configured("develop").plugins;
    expect(JSON.parse(values?.["__SITE_URL__"] ?? "")).toBe("https://www.signalbau.example");
    expect(JSON.parse(values?.["__SITE_NAME__"] ?? "")).toBe("Signalbau");
  });

  it("tells them which pages name another one as theirs, by path in each language", () => {
    const pages = [both("/contact/"), both("/contact-b/", { canonical: "/contact/" })];
    const [values] = configured("build-html", pages).plugins;
    expect(JSON.parse(values?.["__CANONICALS__"] ?? "")).toEqual({
      "/de/contact-b/": "/de/contact/",
      "/en/contact-b/": "/en/contact/",
    });
  });

  it("leaves the parser of messages out of the browser, and what header and footer say", () => {
    const { alias } = configured("build-javascript").resolve;
    expect(alias["@formatjs/icu-messageformat-parser$"]).toMatch(/no-parser/u);
    expect(alias["~language-packs"]).toBe(path.resolve(PACKS, FOR_BROWSERS));
  });

  it.each(["build-html", "develop"])("finds the whole packs in the stage %s", (stage) => {
    expect(configured(stage).resolve.alias["~language-packs"]).toBe(path.resolve(PACKS));
  });

  it("leaves what stands in for missing formats in one file each", () => {
    const optimization: { splitChunks: { chunks?: (chunk: { name: string | null }) => boolean } } = { splitChunks: {} };
    configured("build-javascript", [], { optimization });
    const isSplit = (name: string | null) => optimization.splitChunks.chunks?.({ name });
    expect([isSplit("polyfills"), isSplit("polyfill-date"), isSplit("app"), isSplit(null)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it("puts the editors' link and the check's sentences into pages while they are written, and into nothing that is built", () => {
    const begunWith = (stage: string) => {
      const config = { entry: { commons: ["gatsbys.js"] } };
      configured(stage, [], config);
      return config.entry.commons.map((file) => path.basename(file));
    };
    expect(begunWith("develop")).toEqual(["gatsbys.js", "edit-link.ts", "mistakes-overlay.ts"]);
    for (const stage of ["build-html", "build-javascript"]) expect(begunWith(stage)).toEqual(["gatsbys.js"]);
  });

  it("gives visitors no source maps, and developers theirs", () => {
    expect(configured("build-javascript").devtool).toBe(false);
    expect(configured("develop")).not.toHaveProperty("devtool");
  });

  it("begins in the browser with the entry that runs in pieces, and nowhere else", () => {
    const entries = (stage: string) => {
      const before = { entry: { app: [".cache/production-app"] } };
      configured(stage, [], before);
      return before.entry.app;
    };
    expect(entries("build-javascript")).toEqual([path.resolve("src/runtime/entry.ts")]);
    expect(entries("build-html")).toEqual([".cache/production-app"]);
  });

  it("names fonts with eight digits of their hash", () => {
    const options = { name: "static/[name]-[hash].[ext]" };
    const rules = [{ test: /\.(eot|otf|ttf|woff(2)?)(\?.*)?$/u, use: [{ options }] }];
    configured("build-html", [], { module: { rules } });
    expect(options.name).toBe("static/[name]-[hash:8].[ext]");
  });

  it("compiles each file once, and what holds a query as Gatsby does", () => {
    const gatsbys = () => [{ loader: "babel-loader" }];
    const rules: WebpackRule[] = [
      { test: /\.(js|mjs|jsx|ts|tsx)$/u, use: gatsbys },
      { test: /\.tsx?$/u, use: gatsbys },
    ];
    configured("build-javascript", [], { module: { rules } });
    const loadersOf = (resource: string) =>
      rules.flatMap(({ use }) => (use as (file: { resource: string }) => { loader: string }[])({ resource }));
    expect(loadersOf("src/shell/shell.tsx")).toEqual([{ loader: path.resolve("src/build/compile-loader.cjs") }]);
    expect(loadersOf("src/templates/home/template.tsx")).toEqual([{ loader: "babel-loader" }]);
  });
});

describe("what the browser gets in the place of what the build runs", () => {
  const replacements = (stage: string) => configured(stage).plugins.filter((one): one is Replacement => "own" in one);
  const inPlaceOf = (request: string, stage: string) =>
    replacements(stage).find((one) => one.request.test(request))?.own;

  it.each([
    ["src/shell/shell.tsx", "./header/header", "src/shell/static-signs.tsx"],
    ["src/shell/shell.tsx", "./footer/footer", "src/shell/static-signs.tsx"],
    ["src/sections/sections.tsx", "./section-components", "src/sections/section-chunks.ts"],
    ["src/runtime/prod-loader.ts", "../sections/section-components", "src/sections/section-chunks.ts"],
    ["node_modules/gatsby/cache-dir/production-app.js", "./loader", "src/runtime/prod-loader.ts"],
  ])("where %s imports %s, is %s", (importer, request, own) => {
    expect(readFileSync(importer, "utf8")).toContain(`"${request}"`);
    expect(inPlaceOf(request, "build-javascript")).toBe(path.resolve(own));
    expect([inPlaceOf(request, "build-html"), inPlaceOf(request, "develop")]).toEqual([undefined, undefined]);
  });

  it.each(["react-intl$", "gatsby-link$", "@gatsbyjs/reach-router$"])("for the package %s is a stand-in", (name) => {
    expect(configured("build-javascript").resolve.alias[name]).toMatch(/src\/stand-ins\//u);
    for (const stage of ["build-html", "develop"]) expect(configured(stage).resolve.alias).not.toHaveProperty(name);
  });

  it("is there", () => {
    const { alias } = configured("build-javascript").resolve;
    const files = [...Object.values(alias), ...replacements("build-javascript").map(({ own }) => own)];
    const ours = files.filter((file) => file.startsWith(path.resolve("src")));
    expect(ours.length).toBeGreaterThan(8);
    expect(ours.filter((file) => !existsSync(file))).toEqual([]);
  });
});
