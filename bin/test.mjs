/** `npm test`: installs what is missing, a browser and nginx included, and runs every check. */
import { installBrowser } from "./browser.mjs";
import { installNginx } from "./nginx.mjs";
import { build, install, needNode, run } from "./steps.mjs";

/** @type {[name: string, command: () => Promise<void>][]} */
const STEPS = [
  ["packages", install],
  ["browser", installBrowser],
  ["nginx", installNginx],
  ["check", () => run("npm", ["run", "--silent", "check"])],
  ["unit tests", () => run("npm", ["run", "--silent", "test:unit"])],
  ["build", build],
  ["size", () => run("npm", ["run", "--silent", "check:size"])],
  ["security.txt", () => run("npm", ["run", "--silent", "check:security-txt"])],
  ["end-to-end tests", () => run("npm", ["run", "--silent", "test:e2e"])],
];

needNode();
for (const [name, step] of STEPS) {
  const started = Date.now();
  try {
    await step();
  } catch (error) {
    console.error(`\n${name}: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
  console.log(`== ${name}: done in ${Math.round((Date.now() - started) / 1000)} s`);
}
