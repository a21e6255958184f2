import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useText } from "../i18n/language-provider";
import { focusPage } from "./focus-page";
import { guarded } from "../browser/before-hydration/guard";
import { currentProgress, onProgress } from "./progress";
import * as css from "./announcer.module.css";

/** Who can't hear of progress can still say which page has come. */
const hearProgress = guarded("progress", onProgress) as typeof onProgress;

/** @param pathname where the page is @param title what it is called */
interface AnnouncerProps {
  pathname: string;
  title: string;
}

/**
 * Says once, politely and in the page's language, which page has come, and that one is still on its way (quality V4, R6).
 * Gatsby's own announcer speaks English on every page (src/layout/gatsby-announcer.ts). The document itself says its
 * title when it is loaded: the first page is not announced. The focus goes along.
 */
export function Announcer({ pathname, title }: AnnouncerProps) {
  const text = useText();
  const progress = useSyncExternalStore(hearProgress, currentProgress, () => undefined);
  const [page, announce] = useState("");
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    announce(title);
    // Gatsby's router puts the focus on its wrapper once more, later than any effect in here.
    requestAnimationFrame(guarded("focus-page", () => focusPage(window.location.hash)));
  }, [pathname, title]);
  const isOffline = progress === "progress.offline";
  return (
    <>
      <p className={isOffline ? css["sign"] : "vh"} role="status">
        {progress ? text(progress) : page}
      </p>
      {progress === "progress.delayed" && <div className={css["line"]} />}
    </>
  );
}
