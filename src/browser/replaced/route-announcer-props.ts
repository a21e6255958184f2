/** Replaces gatsby/cache-dir/route-announcer-props.js to hide Gatsby's announcer, which is assertive and English. */
export const RouteAnnouncerProps = { id: "gatsby-announcer", hidden: true };
