/** A page in a menu, a breadcrumb or a list of links. */
export interface PageLink {
  path: string;
  label: string;
}
