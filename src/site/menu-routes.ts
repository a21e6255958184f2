import type { Navigation } from "../model/navigation-file";

/** Lists the routes of the main menu, then of the footer, each once. */
export function listMenuRoutes({ main, footer }: Navigation): string[] {
  const all = main.flatMap(({ route, lines = [], routes = [] }) => [
    ...(route ? [route] : []),
    ...routes,
    ...lines.flatMap((column) => column.routes),
  ]);
  return [...new Set([...all, ...footer.flatMap(({ routes }) => routes)])];
}
