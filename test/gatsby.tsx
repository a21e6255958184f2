/** Gatsby at the edges: in unit tests a query finds the starter's metadata, and a navigation leads nowhere. */

export function graphql(): undefined {
  return undefined;
}

export const useStaticQuery = () => ({
  site: { siteMetadata: { title: "Fernwerk", siteUrl: "https://www.fernwerk.example" } },
});

export const navigate = jest.fn();
