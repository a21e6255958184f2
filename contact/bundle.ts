/** `npx tsx contact/build.ts`: the service as one file, which a host runs with Node.js and nothing else. */
import { build } from "esbuild";

export const BUNDLE = ".contact/service/contact.cjs";

/**
 * @param entry a program
 * @param outfile what is written: CommonJS, for packages in it call `require`
 */
export async function bundleProgram(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20.19",
    format: "cjs",
    logLevel: "warning",
  });
}
