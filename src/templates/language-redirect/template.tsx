import { useEffect } from "react";
import { redirectToLanguage } from "../../i18n/choose-language";

/** Redirects `/` to a language. In a build, gatsby/html/redirect-document.ts replaces the document of this page. */
export default function LanguageRedirectTemplate() {
  useEffect(redirectToLanguage, []);
  return null;
}
