// @ts-check
/** Runs the commands of package.json that have several steps. */
import { readCommandLine } from "./command-line.mjs";
import { install } from "./install-packages.mjs";
import { run } from "./run.mjs";

const CHECKS = ["types", "lint", "format", "unused", "imports", "content", "messages"];

/** @type {Record<string, { use: string, steps: string[], env?: NodeJS.ProcessEnv }>} */
const COMMANDS = {
  check: {
    use: "npm run check - runs all checks of a commit",
    steps: [`concurrently --group --max-processes 2 ${CHECKS.map((name) => `npm:check:${name}`).join(" ")}`],
  },
  "check:messages": {
    use: "npm run check:messages - reports mistakes in the messages of the interface (locales/*.json)",
    steps: [
      "formatjs verify --source-locale de --missing-keys --extra-keys --structural-equality locales/*.json",
      "tsx tools/checks/check-messages.ts",
    ],
  },
  contact: {
    use: "npm run contact - runs the contact service on this machine (contact/README.md)",
    steps: ["tsx contact/dev.ts"],
  },
  edit: {
    use: "npm run edit - opens the editors' form, on PORT or on the next free port from 8400 (docs/editing.md)",
    steps: ["npm run --silent schemas", "tsx editor/server/edit.ts"],
  },
  "test:content": {
    use: "npm run test:content - tests the site that is built from content/",
    steps: ["jest content-invariants", "playwright test --grep @content"],
    env: { SITE: "public", RUN_ALL: "1" },
  },
};

const { steps, env, use } = COMMANDS[process.argv[2] ?? ""] ?? { use: "", steps: [] };
readCommandLine(use, { maxArguments: 1 });
try {
  await install();
  for (const step of steps) await run(step, undefined, env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
