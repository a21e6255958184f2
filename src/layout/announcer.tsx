import { useLocation } from "@gatsbyjs/reach-router";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useText } from "../i18n/language-provider";
import { focusPage } from "../browser/focus-page";
import { guarded } from "../browser/guard";
import { navigationStatus, subscribeToNavigationStatus } from "../browser/navigation-status";
import * as css from "./announcer.module.css";

/** Subscribes, but never throws, so that pages are announced without it. */
const subscribe = guarded("navigation-status", subscribeToNavigationStatus) as typeof subscribeToNavigationStatus;

/**
 * Announces politely, in the page's language, which page was shown or is delayed (quality V4, R6), and moves the focus.
 * The first page is not announced: screen readers read the document's title.
 */
export function Announcer({ title }: { title: string }) {
  const { pathname } = useLocation();
  const text = useText();
  const progress = useSyncExternalStore(subscribe, navigationStatus, () => undefined);
  const [page, announce] = useState("");
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    announce(title);
    // Gatsby's router focuses its wrapper after these effects. WebKit later scrolls to the focused element, which after
    // Back would be the heading instead of the earlier scroll position.
    const focus = guarded("focus-page", () => focusPage(window.location.hash));
    requestAnimationFrame(() => setTimeout(focus));
  }, [pathname, title]);
  const isOffline = progress === "progress.offline";
  return (
    <>
      <p className={isOffline ? undefined : "vh"} role="status">
        {progress ? text(progress) : page}
      </p>
      {progress === "progress.delayed" && <div className={css["line"]} />}
    </>
  );
}
