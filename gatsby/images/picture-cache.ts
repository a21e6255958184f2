import path from "node:path";

/** @returns the folder of generated pictures, named by digest. `gatsby clean` leaves it alone. */
export const pictureCache = (name: "screens" | "share-pictures" | "sheets"): string => path.join(".pictures", name);
