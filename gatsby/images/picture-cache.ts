import path from "node:path";

/**
 * What is drawn and encoded lies here, by the digest of what it shows, beside Gatsby's folders: `gatsby clean` leaves it
 * alone, so that a change of code does not draw all pictures anew.
 * @param name whose pictures
 */
export const pictureCache = (name: "screens" | "share-pictures" | "sheets"): string => path.join(".pictures", name);
