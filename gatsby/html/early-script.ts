import { bundleScript } from "../bundle-script";
import { minifyScript } from "../webpack/minify";

/** @returns the script that stands in the head of every page */
export function earlyScript(): string {
  // Without "use strict": every byte of it stands in every page.
  const tsconfigRaw = { compilerOptions: { alwaysStrict: false } };
  return minifyScript(bundleScript("src/browser/before-hydration/early-script.ts", { tsconfigRaw }));
}
