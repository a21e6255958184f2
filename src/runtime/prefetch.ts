const isDone = new Set<string>();

/**
 * Takes the place of gatsby/cache-dir/prefetch.js, where one resource that can't be fetched ahead stops all the others
 * for the rest of the visit (quality R5, V10).
 * @param url what is likely to be needed
 * @param attributes of the link that asks for it
 * @returns when it is there or has failed: it will be asked for again when it is needed
 */
export default function prefetch(url: string, attributes: Record<string, string> = {}): Promise<void> {
  if (isDone.has(url)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement("link");
    if (!link.relList.supports("prefetch")) {
      resolve();
      return;
    }
    for (const [name, value] of Object.entries({ rel: "prefetch", href: url, ...attributes })) {
      link.setAttribute(name, value);
    }
    link.addEventListener("load", () => resolve(void isDone.add(url)));
    link.addEventListener("error", () => resolve());
    document.head.append(link);
  });
}
