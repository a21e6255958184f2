import { readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { require as load } from "tsx/cjs/api";
import { parse } from "yaml";
import type * as DevelopServer from "./gatsby/develop/develop-server";
import { MANIFEST_ICONS } from "./src/head/icon-files";
import type { Company } from "./src/model/site-files";
import { DEFAULT_LANGUAGE, LANGUAGES } from "./src/i18n/languages";
import { ink } from "./src/styles/inks";

const company = parse(readFileSync("content/site/company.yml", "utf8")) as Company;

/** The signage blue: theme and background are one and the same (specification, section 1). */
const BLUE = ink("blue");

const config: GatsbyConfig = {
  siteMetadata: { title: company.name, siteUrl: company.siteUrl },
  trailingSlash: "always",
  graphqlTypegen: false,
  jsxRuntime: "automatic",
  // Not imported: see gatsby-node.ts.
  developMiddleware: (server) => {
    const file = path.resolve("gatsby/develop/develop-server.ts");
    (load(file, path.resolve("gatsby-config.ts")) as typeof DevelopServer).extend(server);
  },
  plugins: [
    {
      resolve: "gatsby-plugin-sharp",
      options: { defaults: { avifOptions: { quality: 55, speed: 6 }, webpOptions: { quality: 80 } } },
    },
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: company.name,
        short_name: company.name,
        lang: DEFAULT_LANGUAGE,
        start_url: "/",
        display: "minimal-ui",
        background_color: BLUE,
        theme_color: BLUE,
        icons: MANIFEST_ICONS,
        cache_busting_mode: "none",
        legacy: false,
        include_favicon: false,
        localize: LANGUAGES.map((language) => ({
          start_url: `/${language}/`,
          lang: language,
          name: company.name,
          short_name: company.name,
        })),
      },
    },
  ],
};

export default config;
