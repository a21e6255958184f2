/** Colours and type sizes as the style sheet declares them: the specimen sheet shows what is there, drawings are inked by it. */

import type { Tokens } from "../model/views/tokens";

/** The one declaration of them, from the project's root. */
export const TOKENS = "src/styles/tokens.css";

const DECLARATION = /^\s*--([\w-]+):\s*([^;]+);(?:\s*\/\*\s*(.*?)\s*\*\/)?/u;

interface Declaration {
  name: string;
  value: string;
  comment: string;
}

/** @param css the text of TOKENS */
export function readTokens(css: string): Tokens {
  const [first = "", dark = ""] = css.split("@media (prefers-color-scheme: dark)");
  const light = declarationsIn(first.split("@media")[0] ?? "");
  const atNight = new Map(declarationsIn(dark.split("@media")[0] ?? "").map(({ name, value }) => [name, value]));
  const byName = new Map(light.map(({ name, value }) => [name, value]));
  return {
    colours: light
      .filter(({ name, value }) => name.startsWith("c-") || value.startsWith("#"))
      .map(({ name, value, comment }) => ({
        name,
        role: comment,
        light: resolved(value, byName),
        dark: resolved(atNight.get(name) ?? value, new Map([...byName, ...atNight])),
      })),
    sizes: light.filter(({ name }) => name.startsWith("t-")).map(({ name }) => name),
  };
}

function declarationsIn(css: string): Declaration[] {
  return css.split("\n").flatMap((line) => {
    const [, name, value = "", comment = ""] = DECLARATION.exec(line) ?? [];
    return name ? [{ name, value, comment }] : [];
  });
}

/** Follows `var(--name)` to the colour that it stands for. */
function resolved(value: string, byName: ReadonlyMap<string, string>): string {
  const name = /^var\(--([\w-]+)\)$/u.exec(value)?.[1];
  return name ? resolved(byName.get(name) ?? "", byName) : value;
}
