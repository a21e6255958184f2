import { graphql, useStaticQuery } from "gatsby";

/** Returns the site's name and URL, which gatsby-config.ts reads from the company file. */
export function useSiteMetadata() {
  const { site } = useStaticQuery<{ site: { siteMetadata: { title: string; siteUrl: string } } }>(graphql`
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
