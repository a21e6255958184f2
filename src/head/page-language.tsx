import { useEffect, useSyncExternalStore } from "react";
import type { Language } from "../languages/languages";

const never = () => () => undefined;

/**
 * The language of the document. The build writes it into the HTML; in the browser it is set where it changes, and not by
 * Gatsby, which would take it away and set it again with every page: each time the browser would work out all styles anew
 * (60 ms on a slow phone).
 */
export function PageLanguage({ language }: { language: Language }) {
  const isHtml = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  useEffect(() => {
    const { documentElement: html } = document;
    if (html.lang !== language) html.lang = language;
  }, [language]);
  return isHtml ? <html lang={language} /> : null;
}
