import { gatsbyWindow, type Navigate } from "./gatsby-window";

let wanted: URL | undefined;
let isReplacing = false;

/** Remembers where a navigation leads: Gatsby's loader hears of the path only. */
export function rememberTarget(): void {
  const gatsby = gatsbyWindow();
  for (const name of ["___navigate", "___push", "___replace"] as const) {
    const navigate = gatsby[name];
    if (navigate) gatsby[name] = (to, options) => remembering(navigate, name === "___replace", to, options);
  }
}

function remembering(navigate: Navigate, isReplace: boolean, to: string | number, options: unknown): unknown {
  wanted = typeof to === "string" ? new URL(to, window.location.href) : undefined;
  isReplacing = isReplace || Boolean((options as { replace?: boolean } | undefined)?.replace);
  return navigate(to, options);
}

/**
 * Loads a page as the browser does, with query and hash. After the back button the address is already the page's own.
 * @param path what Gatsby has asked for, without query and hash
 */
export function loadDocument(path: string): void {
  const { location } = window;
  if (path === location.pathname) {
    location.reload();
    return;
  }
  const { href } = wanted?.pathname === path ? wanted : new URL(path, location.href);
  if (isReplacing) location.replace(href);
  else location.assign(href);
}
