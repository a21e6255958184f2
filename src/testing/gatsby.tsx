/** Gatsby at the edges: in unit tests a link is a link, and a query is nothing. */
import type { AnchorHTMLAttributes } from "react";

export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a href={to} {...rest} />;
}

export function graphql(): undefined {
  return undefined;
}

export const navigate = jest.fn();
