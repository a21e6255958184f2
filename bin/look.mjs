/**
 * `npm run test:look` compares every page in every width, language and scheme with its reference picture;
 * `npm run look:accept` takes the pictures over. Both may be limited: `-- fair past-fair`, or `-- --core`.
 */
import { installBrowser } from "./browser.mjs";
import { build, install, needNode, run } from "./steps.mjs";

/**
 * Boards, marks of what is new and fairs depend on the day, so it is always this one. Content of a later date is left
 * out: once there is some, move the day on and accept.
 */
const LOOK_DAY = "2026-11-20";

const args = process.argv.slice(2);
const isAccepting = args.includes("--accept");
const pages = args.filter((arg) => !arg.startsWith("--")).join(",");

needNode();
process.env.BUILD_DATE = LOOK_DAY;
try {
  await install();
  await installBrowser();
  await build();
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
