import { z } from "zod";
import { group, inline, picture } from "../../content/vocabulary";

/** A picture with a caption. */
export const fields = group(
  {
    type: z.literal("figure"),
    picture: picture("the picture"),
    caption: inline("the caption"),
  },
  "a picture with a caption",
);
