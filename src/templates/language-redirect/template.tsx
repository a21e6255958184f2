import { useEffect } from "react";
import { redirectToLanguage } from "../../i18n/choose-language";
import { useSiteMetadata } from "../../layout/head/site-metadata";

/** Redirects `/` to a language. In a build, gatsby/html/redirect-document.ts replaces the document of this page. */
export default function LanguageRedirectTemplate() {
  useEffect(redirectToLanguage, []);
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
