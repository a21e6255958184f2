import { readFileSync } from "node:fs";

/** @returns whether an entry of the project's folder is installed or built here (`.gitignore` names those), or git's own */
export function isGitIgnored(): (name: string) => boolean {
  const ignored = readFileSync(".gitignore", "utf8").split(/\r?\n/u);
  const names = new Set(ignored.map((line) => line.replace(/^\/|\/$/gu, "")));
  return (name) => name === ".git" || names.has(name);
}
