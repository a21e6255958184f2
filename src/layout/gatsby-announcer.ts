/**
 * Takes the place of gatsby/cache-dir/route-announcer-props.js: Gatsby's announcer says "Navigated to" on German pages
 * too, at once and assertively (gatsbyjs/gatsby#20801). Hidden, it has nobody to say it to; the site's own is in
 * announcer.tsx.
 */
export const RouteAnnouncerProps = { id: "gatsby-announcer", hidden: true };
