/** What of a script the oldest browsers do not know. */
import { Linter } from "eslint";
import tseslint from "typescript-eslint";
import { scriptRule } from "./script-rule";
import { lacking } from "./support";
import type { Use } from "./use";

/** The newest edition of ECMAScript that all browsers of package.json's `browserslist` know the syntax of. */
const EDITION = 2022;

const linter = new Linter({ configType: "flat" });

const rule: Linter.Config = {
  files: ["**/*.tsx"],
  plugins: { browsers: { rules: { features: scriptRule } } },
  rules: { "browsers/features": "error" },
};

/** Whoever uses a feature says so in the list, and not beside it. */
const OPTIONS: Linter.LintOptions = { filename: "script.tsx", allowInlineConfig: false };

/**
 * @param code a source file, of which the syntax is translated when it is built
 * @returns every use of a global, a method, an event, a selector, an element or an attribute that one of the oldest
 * browsers lacks. A method is known by its name, so one that is called as an old one is not found.
 */
export function sourceUses(code: string): Use[] {
  return verify(code, {
    languageOptions: { parser: tseslint.parser as Linter.Parser, parserOptions: { ecmaFeatures: { jsx: true } } },
  });
}

/** @param code a built script. @returns the same, and where its syntax is newer than the browsers */
export function scriptUses(code: string): Use[] {
  return verify(code, { languageOptions: { ecmaVersion: EDITION, sourceType: "script" } });
}

function verify(code: string, config: Linter.Config): Use[] {
  const uses = linter.verify(code, [rule, config], OPTIONS).map(useOf);
  // A method of a global is known as both.
  const places = uses.map(({ feature, line, column }) => [feature, line, column].join());
  return uses.filter((_use, index) => places.indexOf(places[index] ?? "") === index);
}

/** ESLint itself speaks where it can't read the script. */
function useOf({ ruleId, message, line, column }: Linter.LintMessage): Use {
  if (ruleId) return { feature: message, lacking: lacking(message), line, column };
  return { feature: `syntax: ${message}`, lacking: [`ECMAScript ${EDITION}`], line, column };
}
