import type { KnipConfig } from "knip";

/** What nothing imports, and what is run or read all the same. Everything else that is unused is to go. */
const config: KnipConfig = {
  entry: [
    "gatsby-{browser,config,node,ssr}.{ts,tsx}",
    "src/html.tsx",
    "src/templates/*/template.tsx",
    "bin/*.mjs",
    "dependency-cruiser.cjs",
    "src/testing/{transform,pdf-reader}.mjs",
    // Programs of package.json, and what these begin as another process.
    "src/intl/fixtures/*.ts",
    "e2e/slow-host.ts",
    "e2e/look/accept-reporter.ts",
    // Bundles and threads of their own.
    "src/{starter,worker}/{starter,worker,remove}.ts",
    "src/editor/{admin/admin,develop/{edit-link,mistakes-overlay},hosted/hosted}.ts",
    "src/build/share-picture/worker.ts",
    "src/build/wait-for-content.ts",
    // What src/build/webpack.ts puts in the place of other modules, and what it compiles them with.
    "src/build/compile-loader.cjs",
    "src/runtime/prefetch.ts",
    "src/shell/gatsby-announcer.ts",
    // Loaded as a whole (src/sections/load-sections.ts).
    "src/sections/chunk-*.ts",
    // Found by their place (src/screens/find-screens.ts).
    "screens/*/*.tsx",
    // Bundled by their names, or named by a file that the operator of such a host writes (docs/operating.md).
    "services/contact/main.ts",
    "services/contact/function/{cloudflare,netlify}.ts",
    "e2e/contact-service/faulty-service.ts",
    // Loaded as a whole, where it is wanted.
    "src/sections/contact-form/behaviour.tsx",
    "src/testing/es-module.ts",
  ],
  project: ["{src,screens,services,e2e,bin,bench}/**/*.{ts,tsx,mjs,cjs}", "*.{ts,tsx,mjs,cjs}"],
  playwright: { config: ["playwright*.config.ts"], entry: ["e2e/**/*.{spec,visit,runtime,form,messages}.ts"] },
  // Who calls a function may name what it takes and gives.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Named in jest.config.ts, or in a file's first comment.
    "@babel/plugin-transform-modules-commonjs",
    "esbuild-register",
    "jest-environment-jsdom",
    // The compiler in machine code, which only checks types: linter and build take the other one's interface.
    "typescript-native",
    // Read as a file, and run in the page.
    "accessibility-checker-engine",
    // Gatsby's own copies: another one of either would be another module.
    "webpack",
    "@babel/core",
    // Typefaces of the screens: files (src/screens/document.tsx).
    "@fontsource(-variable)?/.+",
    // Types, of the package that reads markdown.
    "mdast",
  ],
};

export default config;
