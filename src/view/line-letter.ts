import type { z } from "zod";
import type { lineLetter } from "../content/vocabulary";

/** One of the five lines. */
export type LineLetter = z.infer<ReturnType<typeof lineLetter>>;
