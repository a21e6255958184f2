/** `npm run schemas`: writes the declarations as JSON Schema (docs/editing.md, "In an editor of code"). */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { FOLDER, schemaFiles } from "./schema-files";

rmSync(FOLDER, { recursive: true, force: true });
const files = schemaFiles();
for (const [file, text] of files) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`${FOLDER}/: ${files.size} files`);
