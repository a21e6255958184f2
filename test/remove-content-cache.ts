/** Jest's end: what the run has cached goes with it. */
import { rmSync } from "node:fs";
import { CONTENT_CACHE } from "./create-content-cache";

export default function removeContentCache(): void {
  const folder = process.env[CONTENT_CACHE];
  if (folder) rmSync(folder, { recursive: true, force: true });
}
