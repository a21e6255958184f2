/** A message's name has points in it, which the form takes for a way into groups. */
const POINT = "·";

export const asFieldName = (id: string): string => id.replaceAll(".", POINT);
export const asMessageId = (name: string): string => name.replaceAll(POINT, ".");
