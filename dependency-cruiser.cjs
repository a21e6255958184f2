/** Content flows one way: content, model, site, pages, HTML. Lower folders do not import higher ones. */
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

module.exports = {
  forbidden: [
    rule("no-circular", "Merge modules that import each other, or extract a third one.", {}, { circular: true }),
    rule(
      "core-without-framework",
      "The core runs and is tested without React and Gatsby.",
      {
        path: "^src/(i18n/(languages|choose-language|messages|start-of-day)|content|contact|model|site|hosting)|^tools/checks/|^gatsby/files/",
        pathNot: "\\.test\\.",
      },
      { path: "node_modules/(react|react-dom|react-intl|gatsby[^/]*)/" },
    ),
    rule(
      "content-is-generic",
      "The content engine receives the model as an argument.",
      { path: "^src/content/", pathNot: "\\.test\\." },
      { path: "^(src|gatsby|editor|contact|tools)/", pathNot: "^src/(content/|i18n/|memoize\\.ts)" },
    ),
    rule(
      "fields-are-declarations",
      "Node.js imports declarations of fields without their components.",
      { path: "^src/(templates|sections)/.*fields\\.ts$" },
      { pathNot: ["^src/(content|model)/", "fields\\.ts$", "node_modules/zod"] },
    ),
    rule(
      "model-imports-fields-only",
      "The model imports the declared fields of templates and sections, not their components.",
      { path: "^src/model/", pathNot: "\\.test\\." },
      { path: "^src/(templates|sections)/", pathNot: "fields\\.ts$" },
    ),
    rule(
      "components-below-sections",
      "Components do not import sections, templates or their model.",
      { path: "^src/components/", pathNot: "\\.test\\." },
      { path: "^src/(sections|templates|layout|browser|model|site)/|^gatsby/", pathNot: "^src/model/views/" },
    ),
    rule(
      "sections-below-templates",
      "Sections do not import templates or the computed site.",
      { path: "^src/sections/", pathNot: "\\.test\\.|fields\\.ts$" },
      { path: "^src/(templates|layout|browser|site)/|^gatsby/" },
    ),
    rule(
      "browser-without-content-engine",
      "Code that reads and checks content does not belong in bundles for browsers.",
      {
        path: "^src/(i18n|components|sections|templates|layout|browser|service-worker)/",
        pathNot: "\\.test\\.|fields\\.ts$",
      },
      {
        path: "^src/(content|site|hosting|styles)/|^src/contact/endpoint|^(gatsby|tools|editor|contact)/|node_modules/(zod|yaml)/",
      },
    ),
    rule(
      "src-is-lowest",
      "The site does not import Gatsby's Node.js code, the editors' form, the contact service or commands.",
      { path: "^src/", pathNot: "\\.test\\." },
      { path: "^(gatsby|plugins|editor|contact|tools|e2e|bench)/" },
    ),
    rule(
      "build-without-commands",
      "A build does not import commands or separate programs.",
      { path: "^(gatsby|plugins)/", pathNot: "\\.test\\.|^gatsby/develop/develop-server\\.ts$" },
      { path: "^(editor|contact|tools|e2e|bench)/" },
    ),
    rule(
      "renderer-without-fs",
      "A tracked `fs` call makes Gatsby render all pages in every build (gatsby/html/untracked-files.ts).",
      { path: "^gatsby/html/(chunks|document|inline-scripts|print-styles)\\.tsx?$" },
      { path: "^fs(/promises)?$" },
    ),
    rule(
      "contact-service-is-separate",
      "The contact service runs without the site, and imports only the declarations of the form.",
      { path: "^contact/", pathNot: "\\.test\\." },
      { path: "^(src|gatsby|editor|tools|e2e)/", pathNot: "^src/(contact/|escape-html)" },
    ),
    rule(
      "head-script-and-worker-are-small",
      "The head script and the worker are separate bundles, and every visitor loads each of their imports.",
      { path: "^src/(browser/before-hydration|service-worker)/", pathNot: "\\.test\\." },
      {
        path: "^src/",
        pathNot: "^src/(browser/before-hydration|service-worker|i18n)/|^src/(browser/guard|model/views/error-pages)",
      },
    ),
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.(css|woff2|json)$|~language-packs" },
  },
};
