/** `npm run check:pointers`: files and commands that comments and documents name are there. */
import { readdirSync, readFileSync } from "node:fs";
import { scripts } from "../../package.json";
import { filesBelow } from "../content/find-files";
import { madeHere } from "./made-here";
import { OF_THE_SAMPLE } from "./of-the-sample";
import { pointerProblems } from "./pointers/find-problems";

const isMade = madeHere();
const entries = readdirSync(".", { withFileTypes: true }).filter(({ name }) => !isMade(name));
const rooms = entries.filter((entry) => entry.isDirectory());
const files = [
  ...entries.filter((entry) => entry.isFile()).map(({ name }) => name),
  ...rooms.flatMap(({ name }) => filesBelow(process.cwd(), name)),
];

/** The content's own documents are the editor's. */
const speaking = files.filter((file) => /\.(?:tsx?|[cm][jt]s|css)$|^(?:README|docs\/.+)\.md$/u.test(file));
const named = { files: [...files, ...OF_THE_SAMPLE], scripts: Object.keys(scripts) };
const problems = speaking.flatMap((file) => pointerProblems(file, readFileSync(file, "utf8"), named));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`pointers: ${speaking.length} files name what there is`);
