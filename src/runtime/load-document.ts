import { beforeNavigation } from "./before-navigation";

let wanted: URL | undefined;
let isReplacing = false;

/** Remembers where a navigation leads: Gatsby's loader hears of the path only. */
export function rememberTarget(): void {
  beforeNavigation("load-document", (to, isReplace) => {
    wanted = typeof to === "string" ? new URL(to, window.location.href) : undefined;
    isReplacing = isReplace;
  });
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
