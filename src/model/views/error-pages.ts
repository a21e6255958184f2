/** Pages that are shown at the address of another one, named here alone (docs/decisions/0006-not-found.md). */
export const OFFLINE_ROUTE = "/offline/";

/** What a host answers with a page of its own: `/404/` in content, `/de/404.html` and `/404.html` in the built site. */
export const ERROR_STATUSES = ["404", "500"] as const;

export const errorFile = (status: (typeof ERROR_STATUSES)[number]): string => `${status}.html`;

/** @returns whether a path that Gatsby shows is its page for a status, such as `/404.html` */
export const isErrorPage = (path = ""): boolean => ERROR_STATUSES.some((status) => path === `/${errorFile(status)}`);

/** The routes of all of them. */
export const NOTICES = [...ERROR_STATUSES.map((status) => `/${status}/`), OFFLINE_ROUTE];
