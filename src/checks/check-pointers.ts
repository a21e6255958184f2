/** `npm run check:pointers`: files and commands that comments and documents name are there. */
import { readdirSync, readFileSync } from "node:fs";
import { scripts } from "../../package.json";
import { filesBelow } from "../content/find-files";
import { pointerProblems } from "./pointers/find-problems";

/** What is installed or built. `.github` is a room, though its name is hidden. */
const OTHERS = new Set(["node_modules", "public", "hosting", "coverage", "test-results", "playwright-report"]);

const entries = readdirSync(".", { withFileTypes: true });
const rooms = entries.filter(
  (entry) => entry.isDirectory() && (entry.name === ".github" || !/^\./u.test(entry.name)) && !OTHERS.has(entry.name),
);
const files = [
  ...entries.filter((entry) => entry.isFile()).map(({ name }) => name),
  ...rooms.flatMap(({ name }) => filesBelow(process.cwd(), name)),
];

/** The content's own documents are the editor's. */
const speaking = files.filter((file) => /\.(?:tsx?|[cm][jt]s|css)$|^(?:README|docs\/.+)\.md$/u.test(file));
const named = { files, scripts: Object.keys(scripts) };
const problems = speaking.flatMap((file) => pointerProblems(file, readFileSync(file, "utf8"), named));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`pointers: ${speaking.length} files name what there is`);
