/** Words travel one way: content, model, routes, pages, HTML. What is lower does not know what is higher. */
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

module.exports = {
  forbidden: [
    rule("no-circles", "Two modules that need each other are one, or three.", {}, { circular: true }),
    rule(
      "core-is-plain",
      "The core is tested without React and without Gatsby.",
      {
        path: "^src/(languages|view|content|contact|inbox|model|routes|structured-data|hosting|checks|build/(share-picture|icons))/",
        pathNot: "\\.test\\.",
      },
      { path: "node_modules/(react|react-dom|react-intl|gatsby[^/]*)/" },
    ),
    rule(
      "content-knows-nobody",
      "The engine learns of the model by its argument.",
      { path: "^src/content/", pathNot: "\\.test\\." },
      { path: "^src/", pathNot: "^src/(content|languages)/" },
    ),
    rule(
      "fields-are-declarations",
      "A declaration is read without the component beside it.",
      { path: "^src/(templates|sections)/.*fields\\.ts$" },
      { pathNot: ["^src/(content|model|view)/", "fields\\.ts$", "node_modules/zod"] },
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
      { path: "^src/(sections|templates|shell|build|runtime|model|routes)/" },
    ),
    rule(
      "sections-are-below-templates",
      "Sections know no template, and not how the site is computed.",
      { path: "^src/sections/", pathNot: "\\.test\\.|fields\\.ts$" },
      { path: "^src/(templates|shell|build|runtime|routes)/" },
    ),
    rule(
      "browser-stays-small",
      "What reads and checks content never reaches a visitor.",
      {
        path: "^src/(intl|components|sections|templates|shell|head|runtime|starter|worker)/",
        pathNot: "\\.test\\.|fields\\.ts$",
      },
      {
        path: "^src/(content|structured-data|build|hosting|checks|inbox|styles)/|^src/contact/(endpoint|receive|answer|plain-page)|node_modules/(zod|yaml)/",
      },
    ),
    rule(
      "screens-stand-alone",
      "A screen is another product's interface: it has nothing of this site.",
      { path: "^screens/" },
      { pathNot: ["^screens/", "node_modules/react/", "node_modules/@types/react/"] },
    ),
    rule(
      "the-site-has-pictures-of-screens",
      "Who takes the pictures knows the screens; the site knows the pictures.",
      { path: "^src/", pathNot: "^src/screens/" },
      { path: "^screens/|^src/screens/" },
    ),
    rule(
      "services-stand-alone",
      "A service is started without the site: of it, it knows the form's declarations.",
      { path: "^services/", pathNot: "\\.test\\." },
      { path: "^src/|^e2e/", pathNot: "^src/contact/" },
    ),
    rule(
      "the-site-runs-without-services",
      "Its pages name an address, and no program.",
      { path: "^src/" },
      { path: "^services/" },
    ),
    rule(
      "first-scripts-are-alone",
      "The script in every page and the worker are built apart: each import is bytes that every visitor gets.",
      { path: "^src/(starter|worker)/", pathNot: "\\.test\\." },
      { path: "^src/", pathNot: "^src/(starter|worker|languages)/" },
    ),
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.(css|woff2|json)$|~language-packs" },
  },
};
