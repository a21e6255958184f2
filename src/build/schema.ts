import type { CreateSchemaCustomizationArgs } from "gatsby";
import { pageImage } from "./page-image";
import { withImages } from "./pictures";
import { PAGE_NODE } from "./source-nodes";

/**
 * One type with one field: the page's view. Its fields are declared once, in the content model; TypeScript knows them
 * from there (docs/decisions). The resolver adds to each picture its files and sizes.
 */
export function createSchema({
  actions,
  schema,
  reporter,
  cache,
  pathPrefix,
}: CreateSchemaCustomizationArgs & { pathPrefix?: string }): void {
  actions.createTypes([
    schema.buildObjectType({
      name: PAGE_NODE,
      interfaces: ["Node"],
      extensions: { dontInfer: {} },
      fields: {
        view: {
          type: "JSON!",
          resolve: (node: { view: unknown }) =>
            withImages(node.view, (picture) =>
              pageImage(picture.file, { reporter, cache, pathPrefix: pathPrefix ?? "" }),
            ),
        },
      },
    }),
  ]);
}
