/** Routes of pages that are shown at other URLs (docs/decisions/0006-urls.md). */
export const OFFLINE_ROUTE = "/offline/";

/** Statuses with a page: `/404/` in content, `/de/404.html` and `/404.html` in the built site. */
export const ERROR_STATUSES = ["404", "500"] as const;

export const errorFile = (status: (typeof ERROR_STATUSES)[number]): string => `${status}.html`;

/** Checks whether a path is that of an error page, such as `/404.html`. */
export const isErrorPage = (path = ""): boolean => ERROR_STATUSES.some((status) => path === `/${errorFile(status)}`);

/** Routes of the error pages and the offline page. */
export const NOTICE_ROUTES = [...ERROR_STATUSES.map((status) => `/${status}/`), OFFLINE_ROUTE];
