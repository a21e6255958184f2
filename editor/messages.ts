import { z } from "zod";

/** The interface's messages in one language: each is a text. */
export const messages = z.record(z.string(), z.string());
