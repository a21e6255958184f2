import { combinedProblems } from "./combined";
import { DECLARED, SCHEMA, type SettingName, type Settings, variableOf } from "./settings";

/** All that is wrong with the settings, a sentence each. No value is repeated: it may be a password. */
export class WrongSettings extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join("\n"));
  }
}

const NAMES = Object.keys(DECLARED) as SettingName[];

/**
 * @param environment the process's; an empty variable counts as none
 * @throws WrongSettings with every mistake at once; a variable CONTACT_... that is no setting is one
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = (name: SettingName) => environment[variableOf(name)]?.trim() || undefined;
  const read = SCHEMA.safeParse(Object.fromEntries(NAMES.map((name) => [name, given(name)])));
  const known = NAMES.map(variableOf);
  const sentences = [
    ...(read.error?.issues ?? []).map(({ path, message }) => {
      const name = path[0] as SettingName;
      return `${variableOf(name)} ${given(name) === undefined ? "is missing" : "can't be used"} - write ${message}`;
    }),
    ...combinedProblems(given),
    ...Object.keys(environment)
      .filter((variable) => variable.startsWith("CONTACT_") && !known.includes(variable))
      .map((variable) => `${variable} is no setting - take it out, or write it as docs/operating.md has it`),
  ];
  if (!read.success || sentences.length > 0) throw new WrongSettings(sentences);
  return read.data;
}
