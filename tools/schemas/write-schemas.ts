/** `npm run schemas`: writes the declarations as JSON Schema (docs/editing.md, "In an editor of code"). */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SCHEMAS_FOLDER, createSchemaFiles } from "./schema-files";

rmSync(SCHEMAS_FOLDER, { recursive: true, force: true });
const files = createSchemaFiles();
for (const [file, text] of files) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`${SCHEMAS_FOLDER}/: ${files.size} files`);
