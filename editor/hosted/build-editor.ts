/** `npm run build:editor`: the editors' form as files for a host name of its own (docs/operating.md). */
import { Mistaken, readOptions } from "./options";
import { findPlaceMistakes, writeEditor } from "./write-editor";

async function run(args: readonly string[]): Promise<void> {
  const root = process.cwd();
  const options = readOptions(args, (out) => findPlaceMistakes(root, out));
  await writeEditor(root, options);
  console.log(`The form: ${options.out}/, for ${options.repo} on its branch ${options.branch} (docs/operating.md)`);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Mistaken ? error.message : error);
  process.exitCode = 1;
});
