/** Categories of news (specification, section 2: news). Their names are messages `category.*`. */
export const CATEGORIES = ["product-family", "relaunch", "partnership", "trade-fair", "management"] as const;

export type Category = (typeof CATEGORIES)[number];
