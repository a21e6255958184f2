/** `npm run check:security-txt`: fails 60 days before the built security.txt expires (quality S6). */
import { readFileSync } from "node:fs";
import path from "node:path";
import { readBuildDay } from "../../src/content/clock";
import { SECURITY_TXT } from "../../src/hosting/security-txt";
import { readCommandLine, requireFile } from "../command-line.mjs";
import { findExpiryProblem } from "./expiry-problem";

readCommandLine("npm run check:security-txt - fails 60 days before the built security.txt expires");

const file = path.join("public", SECURITY_TXT);
requireFile(file);
const problem = findExpiryProblem(readFileSync(file, "utf8"), readBuildDay());
if (problem) {
  console.error(`${file} - ${problem}`);
  process.exitCode = 1;
}
