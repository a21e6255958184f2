import { gatsbyWindow } from "./gatsby-window";

/** In ms; later, the host is asked again. */
const RECHECK_AFTER_MS = 5000;
/** In ms; a slower host delays no page that is already loaded. */
const ANSWER_TIMEOUT_MS = 1000;

let askedAt = -Infinity;
let answer = Promise.resolve(false);

/** Asks for the host's build when a link is pointed at: Gatsby does so only when it loads a page (quality R4). */
export function checkForNewBuild(): void {
  const { ___loader: loader, ___webpackCompilationHash: hash } = gatsbyWindow();
  if (!loader || performance.now() - askedAt < RECHECK_AFTER_MS) return;
  askedAt = performance.now();
  const asked = loader.loadAppData().then((data) => data !== undefined && data.webpackCompilationHash !== hash);
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ANSWER_TIMEOUT_MS));
  answer = Promise.race([asked, late]);
}

/** @returns whether the host has said that it has another build than the one that is shown */
export const hasNewerBuild = (): Promise<boolean> => answer;
