/** `npm run check:sheets`: every sheet of the content has its PDF, and none is older than its sheet. Without a browser. */
import { loadSite } from "../../gatsby/load-site";
import { sheetProblems, sheetsOf } from "./sheets";

const site = loadSite();
const problems = sheetProblems(site);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`sheets: ${sheetsOf(site).length} PDFs are as their sheets`);
