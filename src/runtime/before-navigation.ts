import { gatsbyWindow } from "./gatsby-window";
import { guarded } from "../starter/guard";

const NAMES = ["___navigate", "___push", "___replace"] as const;

/** @returns true where the visitor is led on another way: Gatsby does not get to hear of the navigation then */
type Question = (to: string | number, isReplace: boolean) => boolean | void;

/**
 * Asks a module before each of Gatsby's navigations, by a link or by script. One that fails stops none.
 * @param module as its file is called
 */
export function beforeNavigation(module: string, question: Question): void {
  const gatsby = gatsbyWindow();
  const ask = guarded(module, (to: string | number, options: unknown, name: string) =>
    question(to, name === "___replace" || Boolean((options as { replace?: boolean } | undefined)?.replace)),
  );
  for (const name of NAMES) {
    const navigate = gatsby[name];
    if (navigate) gatsby[name] = (to, options) => (ask(to, options, name) ? undefined : navigate(to, options));
  }
}
