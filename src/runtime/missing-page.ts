interface Loader {
  loadPageSync(path: string): { page?: { path?: string } } | undefined;
}

/** @returns whether Gatsby shows its page for missing pages, or for errors, at this path. */
export function isMissingPage(pathname: string): boolean {
  const { ___loader: loader } = window as unknown as { ___loader?: Loader };
  return /^\/(?:404|500)\.html$/u.test(loader?.loadPageSync(pathname)?.page?.path ?? "");
}
