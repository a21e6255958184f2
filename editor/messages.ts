import { z } from "zod";

/** The interface's messages in one language. */
export const messages = z.record(z.string(), z.string());

/** The CMS reads a point in a field's name as a path into a group. */
const POINT = "·";

export const asFieldName = (id: string): string => id.replaceAll(".", POINT);
export const asMessageId = (name: string): string => name.replaceAll(POINT, ".");
