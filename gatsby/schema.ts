import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { PageView } from "../src/model/page-view";
import { createPageImage } from "./images/page-image";
import { findPictures, withImages } from "./images/pictures";
import { PAGE_NODE_TYPE } from "./source-nodes";

/** Creates the type of pages: their view as JSON, whose pictures get files and sizes. The content model declares it. */
export function createSchema(args: CreateSchemaCustomizationArgs): void {
  const { actions, schema } = args;
  actions.createTypes([
    schema.buildObjectType({
      name: PAGE_NODE_TYPE,
      interfaces: ["Node"],
      extensions: { dontInfer: {} },
      fields: {
        view: {
          type: "JSON!",
          resolve: async ({ view }: { view: PageView }) => {
            const imageOf = (file: string) => createPageImage(file, args);
            const first = findPictures(view).find(({ isFirst }) => isFirst);
            const image = first && (await imageOf(first.file));
            const shown = await withImages(view, ({ file }) => imageOf(file));
            return image && "src" in image ? { ...shown, firstPicture: image.src } : shown;
          },
        },
      },
    }),
  ]);
}
