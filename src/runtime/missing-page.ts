interface Loader {
  loadPageSync(path: string): { page?: { path?: string } } | undefined;
}

/** @returns whether Gatsby shows its page for missing pages, or for errors, at this place (it asks with the query). */
export function isMissingPage({ pathname, search }: Pick<Location, "pathname" | "search">): boolean {
  const { ___loader: loader } = window as unknown as { ___loader?: Loader };
  const shown = loader?.loadPageSync(pathname + search) ?? loader?.loadPageSync(pathname);
  return /^\/(?:404|500)\.html$/u.test(shown?.page?.path ?? "");
}
