/**
 * What a page complains of, told to the host of the visit: engines differ in what their drivers hear. A script of the
 * page's own origin, so that the site's policy allows it.
 */
export const REPORT_PATH = "/__report";

/**
 * Runs before all others. WebKitGTK 2.50 rejects a promise of its own, that no script has, where a transition between two
 * documents does not take place.
 */
export const PROBE = `
  // What is on its way when the visitor leaves is given up: some engines call that an error.
  let isLeft = false;
  addEventListener("beforeunload", () => isLeft = true);
  addEventListener("pageshow", () => isLeft = false);
  const tell = (kind, text) => isLeft || /skipTransition/.test(text) || navigator.sendBeacon("${REPORT_PATH}", location.pathname + " " + kind + ": " + text);
  const say = (each) => each instanceof Error ? each.name + ": " + each.message : typeof each === "object" ? JSON.stringify(each) : String(each);
  for (const level of ["error", "warn"]) {
    const log = console[level];
    console[level] = (...all) => { tell("console " + level, all.map(say).join(" ")); log.apply(console, all); };
  }
  addEventListener("error", ({ target, message }) => tell("error", message || "can't be loaded: " + (target.currentSrc || target.src || target.href)), true);
  addEventListener("unhandledrejection", ({ reason }) => tell("rejection", say(reason)));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => tell("policy", effectiveDirective + " " + blockedURI));
`;

/** Such a visitor is spared what is fetched ahead: a fault, or a deploy, is met when a page is asked for. */
export const SAVE_DATA = `
  Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true, effectiveType: "4g" }) });
`;
