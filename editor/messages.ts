import { z } from "zod";

/** The interface's messages in one language. */
export const messages = z.record(z.string(), z.string());

/** Replaces the dot in ids: the CMS reads a dot in a field's name as a path into a group. */
const POINT = "·";

export const asFieldName = (id: string): string => id.replaceAll(".", POINT);
export const asMessageId = (name: string): string => name.replaceAll(POINT, ".");
