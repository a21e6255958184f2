/** Words travel one way: content, model, routes, pages, HTML. What is lower does not know what is higher. */
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

module.exports = {
  forbidden: [
    rule(
      "no-circles",
      "Two modules that need each other are one, or three.",
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    ),
    rule(
      "core-is-plain",
      "The core is tested without React and without Gatsby.",
      {
        path: "^src/(content|contact|inbox|model|routes|structured-data|hosting|checks|build/(share-picture|icons))/",
        pathNot: "\\.test\\.",
      },
      { path: "node_modules/(react|react-dom|react-intl|gatsby[^/]*)/" },
    ),
    rule(
      "content-knows-nobody",
      "The engine learns of the model by its argument.",
      { path: "^src/content/", pathNot: "\\.test\\." },
      { path: "^src/(model|routes|build|templates|sections|components|shell|head|runtime|hosting)/" },
    ),
    rule(
      "fields-are-declarations",
      "A declaration is read without the component beside it.",
      { path: "^src/(templates|sections)/.*fields\\.ts$" },
      { pathNot: ["^src/(content|model)/", "fields\\.ts$", "node_modules/zod"] },
    ),
    rule(
      "components-are-low",
      "Components know neither sections nor templates.",
      { path: "^src/components/", pathNot: "\\.test\\." },
      { path: "^src/(sections|templates|shell|build|runtime)/", dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "sections-are-below-templates",
      "Sections know no template.",
      { path: "^src/sections/", pathNot: "\\.test\\.|fields\\.ts$" },
      { path: "^src/(templates|shell|build|runtime)/", dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "browser-stays-small",
      "What reads and checks content never reaches a visitor.",
      { path: "^src/(components|sections|templates|shell|head|runtime)/", pathNot: "\\.test\\.|fields\\.ts$" },
      {
        path: "^src/(content|structured-data|build|hosting|checks|inbox|styles)/|^src/contact/endpoint|node_modules/(zod|yaml)/",
        dependencyTypesNot: ["type-only"],
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
