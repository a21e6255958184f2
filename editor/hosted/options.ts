/** What `npm run build:editor` is told, and every mistake in it. */
import { parseArgs } from "node:util";
import { type BACKENDS, findMistakes, type Given, NAMES } from "./option-mistakes";

export interface HostedOptions {
  backend: (typeof BACKENDS)[number];
  /** `owner/name`; of GitLab, groups below each other too. */
  repo: string;
  branch: string;
  /** The Git host, without a slash at its end; undefined for github.com. */
  baseUrl: string | undefined;
  /** The application's id at the Git host; undefined for GitHub. */
  appId: string | undefined;
  /** The server that fetches GitHub's tokens (`sveltia-cms-auth`); undefined where people enter one. */
  authUrl: string | undefined;
  /** The folder to write, as it was given. */
  out: string;
}

/** Mistakes in the options: a line for each. */
export class Mistaken extends Error {
  constructor(readonly mistakes: readonly string[]) {
    super([...mistakes, USAGE].join("\n"));
  }
}

export const USAGE =
  "npm run build:editor -- --backend gitlab|gitea|github --repo owner/name [--base-url https://git.example] " +
  "[--branch editing] [--app-id …] [--auth-url …] [--out .editor]";

/**
 * @param args what follows the command
 * @param findPlaceMistakes what speaks against writing a folder
 * @throws {Mistaken} with all mistakes at once
 */
export function readOptions(
  args: readonly string[],
  findPlaceMistakes: (out: string) => readonly string[] = () => [],
): HostedOptions {
  const options = Object.fromEntries(NAMES.map((name) => [name, { type: "string" as const }]));
  const { values, positionals } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true });
  const unknown = Object.keys(values).filter((name) => !NAMES.some((known) => known === name));
  const empty = NAMES.filter((name) => values[name] === true || values[name] === "");
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === "string")) as Given;
  const mistakes = [
    ...positionals.map((word) => `${word} - belongs to no option`),
    ...unknown.map((name) => `--${name} - is no option`),
    ...empty.map((name) => `--${name} - has no value`),
    ...findMistakes(given, empty),
    ...findPlaceMistakes(given.out ?? ".editor"),
  ];
  if (mistakes.length > 0) throw new Mistaken(mistakes);
  const {
    backend,
    repo,
    "base-url": url,
    branch = "editing",
    "app-id": appId,
    "auth-url": auth,
    out = ".editor",
  } = given;
  const baseUrl = trimmed(url) ?? (backend === "gitlab" ? "https://gitlab.com" : undefined);
  return {
    backend: backend as HostedOptions["backend"],
    repo: repo ?? "",
    branch,
    baseUrl,
    appId,
    authUrl: trimmed(auth),
    out,
  };
}

const trimmed = (url: string | undefined): string | undefined => url?.replace(/\/+$/u, "");
