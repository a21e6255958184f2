import { graphql, useStaticQuery } from "gatsby";

interface SiteMetadata {
  site: { siteMetadata: { title: string; siteUrl: string } };
}

/** Returns the site's name and URL, which gatsby-config.ts reads from the company file. */
export function useSiteMetadata(): SiteMetadata["site"]["siteMetadata"] {
  const { site } = useStaticQuery<SiteMetadata>(graphql`
    query SiteMetadata {
      site {
        siteMetadata {
          title
          siteUrl
        }
      }
    }
  `);
  return site.siteMetadata;
}
