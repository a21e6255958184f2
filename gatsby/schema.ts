import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { PageView } from "../src/model/page-view";
import { firstDrawing } from "./images/first-drawing";
import { pageImage } from "./images/page-image";
import { withImages } from "./images/pictures";
import { PAGE_NODE } from "./source-nodes";

/**
 * One type with one field, the page's view as JSON: its fields are declared in the content model (docs/decisions). The
 * resolver adds to each picture its files and sizes.
 */
export function createSchema(args: CreateSchemaCustomizationArgs & { pathPrefix?: string }): void {
  const { actions, schema, reporter, cache, pathPrefix = "" } = args;
  actions.createTypes([
    schema.buildObjectType({
      name: PAGE_NODE,
      interfaces: ["Node"],
      extensions: { dontInfer: {} },
      fields: {
        view: {
          type: "JSON!",
          resolve: async (node: { view: PageView }) => {
            const view = await withImages(node.view, ({ file }) => pageImage(file, { reporter, cache, pathPrefix }));
            return { ...view, firstDrawing: firstDrawing(view) };
          },
        },
      },
    }),
  ]);
}
