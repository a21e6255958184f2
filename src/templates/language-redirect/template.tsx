import { useEffect } from "react";
import { chooseLanguage, PREFERENCE_KEY, redirectToLanguage, ROUTE_ATTRIBUTE } from "../../i18n/choose-language";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../i18n/languages";
import { useSiteMetadata } from "../../layout/head/site-metadata";

/** Redirects `/` to a language. In a build, gatsby/html/redirect-document.ts replaces the document of this page. */
export default function LanguageRedirectTemplate() {
  useEffect(() => {
    redirectToLanguage(window, chooseLanguage, PREFERENCE_KEY, ROUTE_ATTRIBUTE, LANGUAGES, DEFAULT_LANGUAGE);
  }, []);
  return null;
}

export function Head() {
  const { title } = useSiteMetadata();
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
