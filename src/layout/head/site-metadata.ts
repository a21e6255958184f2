import { graphql, useStaticQuery } from "gatsby";

interface SiteMetadata {
  site: { siteMetadata: { title: string; siteUrl: string } };
}

/** @returns the site's name and URL, as `siteMetadata` in gatsby-config.ts has them from the company file */
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
