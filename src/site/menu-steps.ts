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

/**
 * How far it is from one page to another in the menus, onwards; after the last entry follows the first.
 * @returns 0 and the steps where both stand in one group of the footer; else 1 and the steps in all menus, a page that
 * is in none being farther away than all that are
 */
export function stepsInMenus(navigation: Navigation, from: string, to: string): [isElsewhere: number, steps: number] {
  const group = navigation.footer.find(({ routes }) => routes.includes(from) && routes.includes(to));
  const routes = group?.routes ?? routesInMenus(navigation);
  const [start, end] = [routes.indexOf(from), routes.indexOf(to)];
  const steps = end > start ? end - start : end - start + routes.length;
  return [Number(!group), end < 0 ? routes.length : steps];
}
