import { readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import type { GatsbyConfig } from "gatsby";
import { parse } from "yaml";
import { requireBundled } from "./gatsby/require-bundled";
import type * as DevelopServer from "./gatsby/develop/develop-server";
import { isWorkerRemoved, OFFLINE_OPTIONS } from "./gatsby/files/offline-plugin";
import { MANIFEST_ICONS } from "./src/layout/head/icon-files";
import { ERROR_STATUSES } from "./src/model/views/error-pages";
import type { Company } from "./src/model/site-files";
import { DEFAULT_LANGUAGE, LANGUAGES } from "./src/i18n/languages";
import { tokenColour } from "./src/styles/token-colours";

// V8 optimises functions later: most run too seldom to repay it (docs/decisions/0021-build-time.md).
setFlagsFromString("--interrupt-budget=600000");

const company = parse(readFileSync("content/site/company.yml", "utf8")) as Company;

const config: GatsbyConfig = {
  siteMetadata: { title: company.name, siteUrl: company.siteUrl },
  trailingSlash: "always",
  jsxRuntime: "automatic",
  developMiddleware: (server) =>
    requireBundled<typeof DevelopServer>("gatsby/develop/develop-server.ts").addDevelopMiddleware(server),
  plugins: [
    "gatsby-plugin-sharp",
    {
      // Adds options to gatsby-plugin-canonical-urls (docs/decisions/0006-urls.md).
      resolve: "canonical-urls",
      options: {
        siteUrl: company.siteUrl,
        noQueryString: true,
        noHash: true,
        exclude: [`/(?:${ERROR_STATUSES.join("|")})(?:/|\\.html)$`],
        pathKey: "data.page.view.canonical",
      },
    },
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: company.name,
        short_name: company.name,
        lang: DEFAULT_LANGUAGE,
        start_url: "/",
        display: "minimal-ui",
        background_color: tokenColour("blue"),
        theme_color: tokenColour("blue"),
        icons: MANIFEST_ICONS,
        cache_busting_mode: "none",
        legacy: false,
        include_favicon: false,
        localize: LANGUAGES.map((language) => ({ start_url: `/${language}/`, lang: language })),
      },
    },
    ...(isWorkerRemoved() ? [] : [{ resolve: "gatsby-plugin-offline", options: OFFLINE_OPTIONS }]),
  ],
};

export default config;
