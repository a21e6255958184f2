import { z } from "zod";
import { picture } from "../../content/picture-vocabulary";
import { group, inline } from "../../content/vocabulary";

/** A picture with a caption. */
export const fields = group(
  {
    type: z.literal("figure"),
    picture: picture("the picture", "das Bild"),
    caption: inline("the caption", "die Bildunterschrift"),
  },
  "a picture with a caption",
  "ein Bild mit einer Bildunterschrift",
);
