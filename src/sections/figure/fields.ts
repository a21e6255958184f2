import { z } from "zod";
import { picture } from "../../content/picture-vocabulary";
import { group, inline } from "../../content/vocabulary";

export const fields = group({
  en: "a picture with a caption",
  de: "ein Bild mit einer Bildunterschrift",
  fields: {
    type: z.literal("figure"),
    picture: picture({ en: "the picture", de: "das Bild" }),
    caption: inline({ en: "the caption", de: "die Bildunterschrift" }),
  },
});
