import { setProgress } from "../layout/progress";
import { isUnderWay } from "./navigation";

/** Gatsby's sign, a second after a navigation has begun, also of one that another has followed (quality R6). */
export function tellOfDelay(): void {
  if (isUnderWay()) setProgress("progress.delayed");
}
