/** What `npm run build:editor` is told, and every mistake in it. */
import { parseArgs } from "node:util";

export const BACKENDS = ["gitlab", "gitea", "github"] as const;

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
  "[--branch editing] [--app-id …] [--auth-url …] [--out editor]";

const NAMES = ["backend", "repo", "base-url", "branch", "app-id", "auth-url", "out"] as const;

type Given = Partial<Record<(typeof NAMES)[number], string>>;

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
    ...findPlaceMistakes(given.out ?? "editor"),
  ];
  if (mistakes.length > 0) throw new Mistaken(mistakes);
  const {
    backend,
    repo,
    "base-url": url,
    branch = "editing",
    "app-id": appId,
    "auth-url": auth,
    out = "editor",
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

function findMistakes(given: Given, empty: readonly string[]): string[] {
  const { backend, repo, branch } = given;
  const isGitHub = backend === "github";
  const needed = [
    "backend",
    "repo",
    ...(backend === "gitea" ? ["base-url"] : []),
    ...(backend && !isGitHub ? ["app-id"] : []),
  ];
  const missing = needed.filter((name) => given[name as keyof Given] === undefined && !empty.includes(name));
  return [
    ...missing.map((name) => `--${name} - is missing`),
    ...(backend && !BACKENDS.some((each) => each === backend)
      ? [`--backend ${backend} - is none of ${BACKENDS.join(", ")}`]
      : []),
    ...(repo && !isRepo(repo, backend) ? [`--repo ${repo} - is not owner/name`] : []),
    ...(branch && !isBranch(branch) ? [`--branch ${branch} - can't be a branch's name`] : []),
    ...(["base-url", "auth-url"] as const).flatMap((name) => urlMistake(name, given[name])),
    ...(given["app-id"] && !/^[\w-]+$/u.test(given["app-id"])
      ? [`--app-id ${given["app-id"]} - is no application's id`]
      : []),
    ...(isGitHub && given["app-id"]
      ? ["--app-id - is for gitlab and gitea: GitHub has no sign-in by PKCE for pages"]
      : []),
    ...(backend && !isGitHub && given["auth-url"]
      ? ["--auth-url - is for github: the others need no such server"]
      : []),
  ];
}

/** GitLab alone has groups within groups. */
function isRepo(repo: string, backend: string | undefined): boolean {
  const parts = repo.split("/");
  const isDeepEnough = backend === "gitlab" ? parts.length >= 2 : parts.length === 2;
  return isDeepEnough && parts.every((part) => /^\w[\w.-]*$/u.test(part));
}

/** The part of `git check-ref-format` that names of branches here can do without nothing of. */
function isBranch(branch: string): boolean {
  return /^\w[\w./-]*$/u.test(branch) && !/\.\.|\/\/|[./]$|\.lock$|\/\./u.test(branch);
}

/** What is sent there is a token: it goes over HTTPS, or does not leave this machine. */
function urlMistake(name: string, value: string | undefined): string[] {
  if (value === undefined || value === "") return [];
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isSafe =
    url?.protocol === "https:" || (url?.protocol === "http:" && /^(?:localhost|127\.0\.0\.1)$/u.test(url.hostname));
  if (!url || !isSafe) return [`--${name} ${value} - is no https:// address`];
  const isPlain = url.search === "" && url.hash === "" && url.username === "" && /^[\w.:/-]+$/u.test(value);
  return isPlain ? [] : [`--${name} ${value} - holds more than a host and a path`];
}
