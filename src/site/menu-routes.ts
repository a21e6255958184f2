import type { Navigation } from "../model/navigation-file";

/** @returns every route of the menus once, in order: the main menu, then the footer. */
export function routesInMenus({ main, footer }: Navigation): string[] {
  const all = main.flatMap(({ route, lines = [], routes = [] }) => [
    ...(route ? [route] : []),
    ...routes,
    ...lines.flatMap((column) => column.routes),
  ]);
  return [...new Set([...all, ...footer.flatMap(({ routes }) => routes)])];
}
