/** Simulates changes that translators, extensions, hosts and browser settings make to a page. */

/** Replaces text nodes by nested `font` elements with new text nodes, as Google Translate does. Runs in the page. */
export function translateTexts(language: string): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, noscript, textarea, font")) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
  document.documentElement.lang = language;
  document.documentElement.classList.add("translated-ltr");
}

/** Adds attributes of translators, grammar checkers, colour pickers and the browser's autofill. */
export const addAttributes = (html: string): string =>
  html
    .replace(/<html lang="\w+"/u, `<html lang="fr" class="translated-ltr"`)
    .replace("<body", `<body cz-shortcut-listen="true" data-gr-ext-installed="" data-new-gr-c-s-check-loaded="14.1"`)
    .replace(/<(?:input|button|textarea)\b/gu, (tag) => `${tag} fdprocessedid="x1"`);

/** Inserts elements where password managers and toolbars do. Runs in the page. */
export function insertElements(): void {
  const create = (name: string) => Object.assign(document.createElement(name), { className: "of-an-extension" });
  document.querySelector("#___gatsby")?.prepend(create("div"));
  document.querySelector("main")?.append(create("div"));
  for (const field of document.querySelectorAll("main input")) field.after(create("span"));
}

/** Runs `insertElements` before hydration. */
export const INSERT_ELEMENTS_SCRIPT = `addEventListener("DOMContentLoaded", ${insertElements});`;

/** Obfuscates e-mail addresses as Cloudflare does, and adds two scripts: a missing one, and an inline one that the policy blocks. */
export const obfuscateAddresses = (html: string): string =>
  html
    .replace(/href="mailto:[^"]*"/gu, `href="/cdn-cgi/l/email-protection#a1c9c0cdcdcee1"`)
    .replace(
      /(?<=>)[\w.]+@[\w.]+(?=<)/gu,
      `<span class="__cf_email__" data-cfemail="a1c9c0cdcdcee1">[email&#160;protected]</span>`,
    )
    .replace(
      "</body>",
      `<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>` +
        `<script>window.isOfTheHost = true</script></body>`,
    );

/** Removes comments, quotation marks and line breaks, as optimising proxies do. */
export const minifyHtml = (html: string): string =>
  html
    .replace(/<!--.*?-->/gsu, "")
    .replace(/="([\w/-]+)"(?=[\s>])/gu, "=$1")
    .replace(/>\s+</gu, "><");

/** Makes every write to storage fail, as in a private window of an old Safari. */
export const STORAGE_FULL_SCRIPT = `
  const full = () => new DOMException("The quota has been exceeded", "QuotaExceededError");
  Storage.prototype.setItem = () => { throw full(); };
  Cache.prototype.put = Cache.prototype.add = Cache.prototype.addAll = () => Promise.reject(full());
`;

/** Makes every access to storage fail, as with site data blocked in the browser's settings. */
export const STORAGE_OFF_SCRIPT = `
  const denied = () => new DOMException("Access is denied", "SecurityError");
  for (const name of ["localStorage", "sessionStorage", "caches", "indexedDB"]) {
    Object.defineProperty(window, name, { get() { throw denied(); } });
  }
  if ("serviceWorker" in navigator) ServiceWorkerContainer.prototype.register = () => Promise.reject(denied());
`;
