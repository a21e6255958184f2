/** `npm run check:screens`: every screen has its picture, and no picture is older than its screen. Without a browser. */
import { findScreens } from "./find-screens";
import { screenProblems } from "./screen-problems";

const root = process.cwd();

async function checkScreens(): Promise<void> {
  const problems = await screenProblems(root);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`screens: ${findScreens(root).filter(({ page }) => page).length} screens are as their pictures`);
}

void checkScreens();
