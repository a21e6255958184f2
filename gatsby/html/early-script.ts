import { bundleScript } from "../bundle-script";
import { minifyScript } from "../webpack/minify";

/** Builds the script in the head of every page. */
export function buildEarlyScript(): string {
  // Saves the bytes of "use strict" in every page.
  const tsconfigRaw = { compilerOptions: { alwaysStrict: false } };
  return minifyScript(bundleScript("src/browser/before-hydration/early-script.ts", { tsconfigRaw }));
}
