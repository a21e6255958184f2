import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { PageView } from "../src/model/page-view";
import { pageImage } from "./images/page-image";
import { withImages } from "./images/pictures";
import { PAGE_NODE } from "./source-nodes";
import { withSheetFiles } from "./files/sheets/sheet-files";

/**
 * One type with one field: the page's view. Its fields are declared once, in the content model; TypeScript knows them
 * from there (docs/decisions). The resolver adds to each picture its files and sizes, and to each sheet its PDF.
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
          resolve: async (node: { view: PageView }) =>
            withImages(await withSheetFiles(node.view), (picture) =>
              pageImage(picture.file, { reporter, cache, pathPrefix: pathPrefix ?? "" }),
            ),
        },
      },
    }),
  ]);
}
