/** What browsers, extensions and hosts do to a page that is not theirs. */

/** Replaces texts as Google Translate does, by two nested elements with a new text node: React's is detached. Runs in the page. */
export function translate(language: string): void {
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

/** Adds the attributes that translators, grammar checkers, colour pickers and the browser's own autofill add. */
export const withAttributes = (html: string): string =>
  html
    .replace(/<html lang="\w+"/u, `<html lang="fr" class="translated-ltr"`)
    .replace("<body", `<body cz-shortcut-listen="true" data-gr-ext-installed="" data-new-gr-c-s-check-loaded="14.1"`)
    .replace(/<(?:input|button|textarea)\b/gu, (tag) => `${tag} fdprocessedid="x1"`);

/** Inserts nodes where password managers and toolbars insert theirs. Runs in the page. */
export function addNodes(): void {
  const put = (name: string) => Object.assign(document.createElement(name), { className: "of-an-extension" });
  document.querySelector("#___gatsby")?.prepend(put("div"));
  document.querySelector("main")?.append(put("div"));
  for (const field of document.querySelectorAll("main input")) field.after(put("span"));
}

/** The same, before hydration. */
export const ADD_NODES = `addEventListener("DOMContentLoaded", ${addNodes});`;

/** Rewrites e-mail addresses as Cloudflare does, and adds two scripts: one answers 404, one is blocked by the policy. */
export const withHiddenAddresses = (html: string): string =>
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

/** Takes comments, quotation marks and line breaks away, as proxies do that save bytes. */
export const minified = (html: string): string =>
  html
    .replace(/<!--.*?-->/gsu, "")
    .replace(/="([\w/-]+)"(?=[\s>])/gu, "=$1")
    .replace(/>\s+</gu, "><");

/** Every write fails, as in a private window of an old Safari. */
export const STORAGE_FULL = `
  const full = () => new DOMException("The quota has been exceeded", "QuotaExceededError");
  Storage.prototype.setItem = () => { throw full(); };
  Cache.prototype.put = Cache.prototype.add = Cache.prototype.addAll = () => Promise.reject(full());
`;

/** Every access fails, as where site data are blocked in the browser's settings. */
export const STORAGE_OFF = `
  const denied = () => new DOMException("Access is denied", "SecurityError");
  for (const name of ["localStorage", "sessionStorage", "caches", "indexedDB"]) {
    Object.defineProperty(window, name, { get() { throw denied(); } });
  }
  if ("serviceWorker" in navigator) ServiceWorkerContainer.prototype.register = () => Promise.reject(denied());
`;
