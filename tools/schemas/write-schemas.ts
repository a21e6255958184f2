/** `npm run schemas`: writes the declarations as JSON Schema (docs/editing.md, "In an editor of code"). */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readCommandLine } from "../command-line.mjs";
import { SCHEMAS_FOLDER, createSchemaFiles } from "./schema-files";

readCommandLine("npm run schemas - writes the declared fields as JSON Schema for code editors, into schemas/");
rmSync(SCHEMAS_FOLDER, { recursive: true, force: true });
const files = createSchemaFiles();
for (const [file, text] of files) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`${SCHEMAS_FOLDER}/: ${files.size} files`);
