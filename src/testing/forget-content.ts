/** Jest's end: what the run kept goes with it. */
import { rmSync } from "node:fs";
import { KEPT_CONTENT } from "./keep-content";

export default function forgetContent(): void {
  const folder = process.env[KEPT_CONTENT];
  if (folder) rmSync(folder, { recursive: true, force: true });
}
