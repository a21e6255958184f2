/** What can be wrong with the options of `npm run build:editor`. */

export const BACKENDS = ["gitlab", "gitea", "github"] as const;
export const NAMES = ["backend", "repo", "base-url", "branch", "app-id", "auth-url", "out"] as const;

export type Given = Partial<Record<(typeof NAMES)[number], string>>;

/**
 * @param given the options that have a value
 * @param empty the names of those that have none
 * @returns a line for each mistake
 */
export function findMistakes(given: Given, empty: readonly string[]): string[] {
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
