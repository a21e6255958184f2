/**
 * Replaces gatsby/cache-dir/route-announcer-props.js to hide Gatsby's announcer, which is assertive, and English on every
 * page (gatsbyjs/gatsby#20801). The site's own announcer is src/layout/announcer.tsx.
 */
export const RouteAnnouncerProps = { id: "gatsby-announcer", hidden: true };
