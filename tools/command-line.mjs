// @ts-check
/** Parses the options of commands. Plain JavaScript, because some commands run before packages are installed. */
import { existsSync } from "node:fs";
import util from "node:util";

/**
 * Reads a command's options and arguments. `--help` prints the command's use. Whatever the command does not know ends it
 * with one line.
 * @template {NonNullable<util.ParseArgsConfig["options"]>} [T={}]
 * @param {string} use the text of `--help`: `npm run serve [folder] - serves a built site`, and a line for each option
 * @param {{ options?: T, maxArguments?: number }} [accepted]
 */
export function readCommandLine(use, { options, maxArguments = 0 } = {}) {
  const help = { type: /** @type {const} */ ("boolean"), short: "h" };
  try {
    const known = /** @type {T} */ ({ ...options });
    const { values, positionals } = util.parseArgs({ options: { ...known, help }, allowPositionals: true });
    if (/** @type {{ help?: boolean }} */ (values).help) {
      console.log(use);
      process.exit(0);
    }
    if (positionals.length > maxArguments) throw new Error(`Unknown argument "${positionals[maxArguments]}"`);
    return { values, positionals };
  } catch (error) {
    const [problem] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/u);
    console.error(`${problem} - the command is: ${use.split("\n")[0]}`);
    process.exit(1);
  }
}

/**
 * Ends the command with one line if a file or folder that it reads is missing.
 * @param {string} file
 * @param {string} [remedy]
 */
export function requireFile(file, remedy = "run npm run build first") {
  if (existsSync(file)) return;
  console.error(`${file} - is missing - ${remedy}`);
  process.exit(1);
}
