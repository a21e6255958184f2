/**
 * Replaces gatsby/cache-dir/route-announcer-props.js to hide Gatsby's announcer, which speaks English on every page,
 * immediately and assertively (gatsbyjs/gatsby#20801). The site's own is src/layout/announcer.tsx.
 */
export const RouteAnnouncerProps = { id: "gatsby-announcer", hidden: true };
