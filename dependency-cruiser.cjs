/** Words travel one way: content, model, routes, pages, HTML. What is lower does not know what is higher. */
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

module.exports = {
  forbidden: [
    rule("no-circles", "Two modules that need each other are one, or three.", {}, { circular: true }),
    rule(
      "core-is-plain",
      "The core is tested without React and without Gatsby.",
      {
        path: "^src/(i18n/(languages|language-of-path|choose-language|messages|start-of-day|redirect-script)|content|contact|model|site|hosting)|^tools/checks/|^gatsby/files/",
        pathNot: "\\.test\\.",
      },
      { path: "node_modules/(react|react-dom|react-intl|gatsby[^/]*)/" },
    ),
    rule(
      "content-knows-nobody",
      "The engine learns of the model by its argument.",
      { path: "^src/content/", pathNot: "\\.test\\." },
      { path: "^(src|gatsby|editor|contact|tools)/", pathNot: "^src/(content/|i18n/|memoize\\.ts)" },
    ),
    rule(
      "fields-are-declarations",
      "A declaration is read without the component beside it.",
      { path: "^src/(templates|sections)/.*fields\\.ts$" },
      { pathNot: ["^src/(content|model)/", "fields\\.ts$", "node_modules/zod"] },
    ),
    rule(
      "model-lists-declarations",
      "The model names what kinds and sections declare; who shows them is no matter of its.",
      { path: "^src/model/", pathNot: "\\.test\\." },
      { path: "^src/(templates|sections)/", pathNot: "fields\\.ts$" },
    ),
    rule(
      "components-are-low",
      "Components know neither sections nor templates, nor the model of either.",
      { path: "^src/components/", pathNot: "\\.test\\." },
      { path: "^src/(sections|templates|layout|browser|model|site)/|^gatsby/", pathNot: "^src/model/views/" },
    ),
    rule(
      "sections-are-below-templates",
      "Sections know no template, and not how the site is computed.",
      { path: "^src/sections/", pathNot: "\\.test\\.|fields\\.ts$" },
      { path: "^src/(templates|layout|browser|site)/|^gatsby/" },
    ),
    rule(
      "browser-stays-small",
      "What reads and checks content never reaches a visitor.",
      {
        path: "^src/(i18n|components|sections|templates|layout|browser|service-worker)/",
        pathNot: "\\.test\\.|fields\\.ts$",
      },
      {
        path: "^src/(content|site|hosting|styles)/|^src/contact/endpoint|^(gatsby|tools|editor|contact)/|node_modules/(zod|yaml)/",
      },
    ),
    rule(
      "src-is-the-site",
      "What Gatsby runs, the editors' form, the contact service and commands stand beside the site: it knows none of them.",
      { path: "^src/", pathNot: "\\.test\\." },
      { path: "^(gatsby|plugins|editor|contact|tools|e2e|bench)/" },
    ),
    rule(
      "the-build-knows-no-commands",
      "A build needs neither the commands nor the programs beside the site.",
      { path: "^(gatsby|plugins)/", pathNot: "\\.test\\.|^gatsby/develop/develop-server\\.ts$" },
      { path: "^(editor|contact|tools|e2e|bench)/" },
    ),
    rule(
      "documents-open-no-file",
      "Gatsby would render every page in every build (gatsby/html/untracked-files.ts).",
      { path: "^gatsby/html/(chunks|document|inline-scripts|paper)\\.tsx?$" },
      { path: "^fs(/promises)?$" },
    ),
    rule(
      "services-stand-alone",
      "The contact service is started without the site: of it, it knows the form's declarations.",
      { path: "^contact/", pathNot: "\\.test\\." },
      { path: "^(src|gatsby|editor|tools|e2e)/", pathNot: "^src/(contact/|escape-html)" },
    ),
    rule(
      "first-scripts-are-alone",
      "The script in every page and the worker are built apart: each import is bytes that every visitor gets.",
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
