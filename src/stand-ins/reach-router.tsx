/**
 * Stands in for Gatsby's fork of @reach/router in the browser: a site of files has one route, the page that is shown.
 * What is left out - patterns of paths, redirects, links, a focus of its own and the frame that it waits before it shows a
 * page - would come with every first visit (docs/decisions/0017-runtime.md).
 */
import { cloneElement, createContext, type ReactElement, type ReactNode, useEffect, useState } from "react";

interface Place {
  pathname: string;
  search: string;
  hash: string;
  href: string;
  state: unknown;
  /** Of the entry in the history: places of the scroll bar are kept by it (gatsby-react-router-scroll). */
  key: string;
}

type Listener = (change: { location: Place; action: "PUSH" | "POP" }) => void;

const listeners = new Set<Listener>();
let current = placeNow();
let finish: (() => void) | undefined;

function placeNow(): Place {
  const { pathname, search, hash, href } = window.location;
  const state = window.history.state as { key?: string } | null;
  return { pathname: encodeURI(decodeURI(pathname)), search, hash, href, state, key: state?.key ?? "initial" };
}

/**
 * @param to a path of the site, or how many entries of the history to go
 * @returns when the page is there
 */
export async function navigate(
  to: string | number,
  options: { state?: object; replace?: boolean } = {},
): Promise<void> {
  if (typeof to === "number") return window.history.go(to);
  const state = { ...options.state, key: String(Date.now()) };
  // Who is led on before a page is there has not been on it.
  const isReplaced = options.replace || finish !== undefined;
  try {
    window.history[isReplaced ? "replaceState" : "pushState"](state, "", to);
  } catch {
    // Browsers allow so many entries in so many seconds.
    return window.location[isReplaced ? "replace" : "assign"](to);
  }
  const arrival = new Promise<void>((resolve) => (finish = resolve));
  current = placeNow();
  for (const listener of listeners) listener({ location: current, action: "PUSH" });
  return arrival;
}

export const globalHistory = {
  navigate,
  /** Who listens first hears of a step back first: also of the browser's own listeners (src/runtime/watch-arrivals.ts). */
  listen(listener: Listener): () => void {
    const hearOfStep = () => {
      current = placeNow();
      listener({ location: current, action: "POP" });
    };
    listeners.add(listener);
    window.addEventListener("popstate", hearOfStep);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("popstate", hearOfStep);
    };
  },
};

/** Gives its child where the visitor is. */
export function Location({ children }: { children: (context: { location: Place }) => ReactNode }) {
  const [location, setLocation] = useState(current);
  useEffect(() => globalHistory.listen((change) => setLocation(change.location)), []);
  useEffect(() => {
    finish?.();
    finish = undefined;
  }, [location]);
  return children({ location });
}

/** Shows its child, whatever the path: Gatsby has chosen the page before. */
export function Router({ id, location, children }: { id: string; location: Place; children: ReactElement }) {
  return (
    <div id={id} tabIndex={-1}>
      {cloneElement(children as ReactElement<Record<string, unknown>>, { location, navigate, uri: location.pathname })}
    </div>
  );
}

/** Around what Gatsby renders for the head: nothing of it asks where the visitor is. */
export const LocationProvider = ({ children }: { children: ReactNode }) => children;

export const BaseContext = createContext({ baseuri: "/", basepath: "/" });

/** The site has no page for a pattern of paths. */
export const pick = (): null => null;
