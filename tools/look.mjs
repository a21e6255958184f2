/**
 * `npm run test:look` compares every page of the fixture in every width, language and scheme with its reference picture;
 * `npm run look:accept` takes the pictures over. Both may be limited: `-- fair past-fair`, or `-- --core`.
 */
import { installBrowser } from "./browser.mjs";
import { install, needNode, run } from "./steps.mjs";

const args = process.argv.slice(2);
const isAccepting = args.includes("--accept");
const pages = args.filter((arg) => !arg.startsWith("--")).join(",");

needNode();
try {
  await install();
  await installBrowser();
  await run("npm", ["run", "--silent", "build:fixture"]);
  const reporter = isAccepting ? "./e2e/look/accept-reporter.ts" : "dot";
  await run("npx", ["playwright", "test", "e2e/look/look.spec.ts", `--reporter=${reporter}`], {
    LOOK_SET: args.includes("--core") ? "core" : "all",
    ...(pages ? { LOOK_PAGES: pages } : {}),
    ...(isAccepting ? { LOOK_ACCEPT: "1" } : {}),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
