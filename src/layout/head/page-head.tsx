import { listHreflangs } from "../../i18n/hreflang";
import { LOCALES } from "../../i18n/languages";
import type { PageView } from "../../model/page-view";
import { SHARE_PICTURE } from "./share-picture";
import { useSiteMetadata } from "./site-metadata";

/** Renders the head but the canonical link (plugins/canonical-urls), with Open Graph (quality F1, F3, F4). */
export function PageHead({ data }: { data: { page: { view: PageView } } }) {
  const { title: siteName, siteUrl } = useSiteMetadata();
  const { language, headTitle, description, alternates, feeds, isIndexable, canonical, path, kind, structuredData } =
    data.page.view;
  const shared = {
    title: headTitle,
    description,
    url: siteUrl + canonical,
    locale: LOCALES[language].replace("-", "_"),
    type: kind === "article" ? kind : "website",
    site_name: siteName,
    image: siteUrl + path + SHARE_PICTURE.file,
    "image:width": SHARE_PICTURE.width,
    "image:height": SHARE_PICTURE.height,
    "image:alt": headTitle,
  };
  return (
    <>
      <title>{headTitle}</title>
      <meta name="description" content={description} />
      {!isIndexable && <meta name="robots" content={canonical === path ? "noindex" : "noindex, follow"} />}
      {listHreflangs(alternates).map((alternate) => (
        <link key={alternate.hreflang} rel="alternate" hrefLang={alternate.hreflang} href={siteUrl + alternate.path} />
      ))}
      {feeds?.map(([type, href]) => (
        <link key={type} rel="alternate" type={type} href={href} />
      ))}
      {Object.entries(shared).map(([name, value]) => (
        <meta key={name} property={`og:${name}`} content={`${value}`} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />}
    </>
  );
}
