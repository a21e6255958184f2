/** `npm run check:screens`: every screen has its picture, and no picture is older than its screen. Without a browser. */
import { findScreens } from "./find-screens";
import { screenProblems } from "./screen-problems";

void screenProblems(process.cwd()).then((problems) => {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`screens: ${findScreens(process.cwd()).length} screens are as their pictures`);
});
