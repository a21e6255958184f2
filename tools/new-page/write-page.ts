/** `npm run new -- <kind> <address> [--from <address>]`: writes a page as a draft, and prints its missing fields. */
import { readBuildDay } from "../../src/content/clock";
import { formatProblem } from "../../src/content/problem";
import { describeRoutes, type Kind, KIND_SCHEMAS } from "../../src/model/kinds";
import { readCommandLine } from "../command-line.mjs";
import { parseKind, normalizeRoute, NewPageError } from "./route-checks";
import { listNewPageProblems, writeNewPage } from "./new-page";

const USAGE = [
  "npm run new -- <kind> <address> [--from <address of the page to copy>] - writes a page as a draft",
  ...(Object.keys(KIND_SCHEMAS) as Kind[]).map((kind) => `  ${kind.padEnd(11)} ${describeRoutes(kind)}`),
].join("\n");

function run(): void {
  const { values, positionals } = readCommandLine(USAGE, { options: { from: { type: "string" } }, maxArguments: 2 });
  const [word, address] = positionals;
  if (address === undefined) throw new NewPageError(USAGE);
  const root = process.cwd();
  const today = readBuildDay();
  const from = values.from === undefined ? undefined : normalizeRoute(values.from);
  const files = writeNewPage(root, { kind: parseKind(word), route: normalizeRoute(address), from }, today);
  console.log(files.join("\n"));
  const problems = listNewPageProblems(root, files, today);
  if (problems.length > 0)
    console.log(["\nDrafts. Missing for npm run check:content:", ...problems.map(formatProblem)].join("\n"));
  else console.log("\nDrafts without a mistake. Remove draft: true to publish them.");
}

try {
  run();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
