import { defaultAlternate } from "../routes/default-alternate";
import type { TemplateHeadProps } from "../templates/template-props";
import { siteUrl } from "./site-url";

/** Title, description, alternates and robots of a page. The canonical link is the runtime's (src/runtime/canonical.ts). */
export function PageHead({ data }: TemplateHeadProps) {
  const { language, headTitle, description, alternates, isIndexable, canonical, path } = data.page.view;
  const fallback = defaultAlternate(alternates);
  return (
    <>
      <html lang={language} />
      <title>{headTitle}</title>
      <meta name="description" content={description} />
      {!isIndexable && <meta name="robots" content={canonical === path ? "noindex" : "noindex, follow"} />}
      {alternates.map((alternate) => (
        <link key={alternate.language} rel="alternate" hrefLang={alternate.language} href={siteUrl(alternate.path)} />
      ))}
      {fallback && <link rel="alternate" hrefLang="x-default" href={siteUrl(fallback)} />}
      <meta property="og:title" content={headTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={siteUrl(canonical)} />
      <meta property="og:locale" content={language === "de" ? "de_DE" : "en_GB"} />
    </>
  );
}
