import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Entry } from "../content/load";
import { both, smallSite } from "../testing/small-site";
import { configureWebpack, PACKS } from "./webpack";

interface Configured {
  resolve: { alias: Record<string, string> };
  /** What the scripts know from the build, by name. */
  plugins: Record<string, string>[];
  devtool?: false;
}

const PLUGINS = {
  define: (values: Record<string, string>) => values,
  normalModuleReplacement: () => ({}),
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

  it("leaves the parser of messages out of the browser, and finds the packs that the build made", () => {
    const { alias } = configured("build-javascript").resolve;
    expect(alias["@formatjs/icu-messageformat-parser$"]).toMatch(/no-parser/u);
    expect(alias["~language-packs"]).toBe(path.resolve(PACKS));
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
});
