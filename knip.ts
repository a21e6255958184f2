import type { KnipConfig } from "knip";

/** What nothing imports, and what is run or read all the same. Everything else that is unused is to go. */
const config: KnipConfig = {
  entry: [
    "gatsby-{browser,config,node,ssr}.{ts,tsx}",
    "plugins/*/gatsby-{browser,node,ssr}.ts",
    "src/html.tsx",
    "src/templates/*/template.tsx",
    "tools/*.mjs",
    // Commands of the docs.
    "tools/checks/check-*.ts",
    "{bench,contact}/build.ts",
    "dependency-cruiser.cjs",
    "test/{transform,pdf-reader}.mjs",
    "e2e/slow-host.ts",
    // Bundles and threads of their own.
    "src/browser/before-hydration/early-script.ts",
    "src/service-worker/{worker,remove}.ts",
    "editor/{admin/admin,develop/edit-link}.ts",
    "gatsby/develop/mistakes-overlay.ts",
    "src/content/rules/read-pictures.mjs",
    // What gatsby/webpack/webpack.ts puts in the place of other modules.
    "src/browser/replaced/prefetch.ts",
    "src/browser/replaced/route-announcer-props.ts",
    // Found by their names (src/sections/load-sections.ts).
    "src/sections/**/*section.tsx",
    // Bundled by its name.
    "contact/main.ts",
  ],
  project: ["{src,gatsby,plugins,editor,contact,tools,test,e2e,bench}/**/*.{ts,tsx,mjs,cjs}", "*.{ts,tsx,mjs,cjs}"],
  playwright: { config: ["playwright*.config.ts"], entry: ["e2e/**/*.{spec,visit,form,messages}.ts"] },
  // Who calls a function may name what it takes and gives.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // A local plugin: Gatsby looks for it in plugins/.
  ignoreUnresolved: ["canonical-urls"],
  ignoreDependencies: [
    // Named in gatsby/webpack/webpack-rules.ts.
    "swc-loader",
    "esbuild-register",
    "jest-environment-jsdom",
    // The compiler in machine code, which only checks types: linter and build take the other one's interface.
    "typescript-native",
    // Read as a file, and run in the page.
    "accessibility-checker-engine",
    // Gatsby's own copy: a second copy would be another module.
    "webpack",
    // Types, of the package that reads markdown.
    "mdast",
  ],
};

export default config;
