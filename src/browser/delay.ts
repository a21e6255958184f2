import { setProgress } from "../layout/progress";
import { isUnderWay } from "./navigation";

/** Gatsby calls it a second after a navigation has begun, even if another has replaced it (quality R6). */
export function tellOfDelay(): void {
  if (isUnderWay()) setProgress("progress.delayed");
}
