/** `npm run check:messages`, after `formatjs verify` has compared the languages (quality E7, E10). */
import { findAllMessageProblems } from "./message-problems";

const problems = findAllMessageProblems(process.cwd());
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
