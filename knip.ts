import type { KnipConfig } from "knip";

/** Unused files, exports and packages. The lists name files and packages that are in use without an import. */
const config: KnipConfig = {
  entry: [
    "gatsby-{browser,config,node,ssr}.{ts,tsx}",
    "plugins/*/gatsby-{browser,node,ssr}.ts",
    "src/html.tsx",
    "src/templates/*/template.tsx",
    "tools/*.mjs",
    "tools/checks/check-*.ts",
    "{bench,contact}/build.ts",
    "{contact/dev,editor/server/edit}.ts",
    "dependency-cruiser.cjs",
    "test/transform.mjs",
    "e2e/slow-host.ts",
    "src/browser/before-hydration/{early,redirect}-script.ts",
    "src/service-worker/{worker,kill-switch}.ts",
    "editor/{admin/admin,develop/edit-link}.ts",
    "gatsby/develop/error-overlay.ts",
    "src/content/rules/read-pictures.mjs",
    // Replacements of modules (gatsby/webpack/replaced-modules.ts).
    "src/browser/replaced/prefetch.ts",
    "src/browser/replaced/route-announcer-props.ts",
    // Imported by computed names (src/sections/load-sections.ts).
    "src/sections/**/*section.tsx",
    "contact/main.ts",
  ],
  project: ["{src,gatsby,plugins,editor,contact,tools,test,e2e,bench}/**/*.{ts,tsx,mjs,cjs}", "*.{ts,tsx,mjs,cjs}"],
  playwright: { config: ["playwright.config.ts", "e2e/standalone.config.ts"], entry: ["e2e/**/*.spec.ts"] },
  // Callers may need the types of a function's parameters and result.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // A local plugin, which Gatsby finds in plugins/.
  ignoreUnresolved: ["canonical-urls"],
  ignoreDependencies: [
    // Programs of tools/run-steps.mjs.
    "@formatjs/cli",
    "concurrently",
    // Named in gatsby/webpack/webpack-rules.ts.
    "swc-loader",
    "esbuild-register",
    "jest-environment-jsdom",
    // The native compiler of `npm run check:types`. Linter and build need the JavaScript API of `typescript`.
    "typescript-native",
    // Tests run their files in the page.
    "accessibility-checker-engine",
    "@mozilla/readability",
    // Gatsby's copy, because a second copy would be a different module.
    "webpack",
    // Types of mdast-util-from-markdown.
    "mdast",
  ],
};

export default config;
