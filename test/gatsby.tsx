/** Replaces the package `gatsby` in unit tests: static queries return fixed metadata, and `navigate` is a mock. */

export function graphql(): undefined {
  return undefined;
}

export const useStaticQuery = () => ({
  site: { siteMetadata: { title: "Fernwerk", siteUrl: "https://www.fernwerk.example" } },
});

export const navigate = jest.fn();
