import { problemAt, type Rule } from "../../content/raw-content";
import { isRecord } from "../../content/fields";

/** Requires redirected paths to be unique, and not to be pages. */
export const redirectsRule: Rule = {
  site({ site: { redirects: file }, pages }) {
    if (!file || !Array.isArray(file.data)) return [];
    const seen = new Set<string>();
    return (file.data as unknown[]).flatMap((entry, index) => {
      const route = isRecord(entry) ? String(entry["from"]).toLowerCase() : "";
      const page = pages.find((candidate) => candidate.route.toLowerCase() === route);
      const isFirst = !seen.has(route);
      seen.add(route);
      if (page) {
        const problem = `the route ${route} is already taken by ${page.file.path}`;
        return [problemAt(file, [index, "from"], problem, "remove the redirect or the page")];
      }
      return isFirst ? [] : [problemAt(file, [index, "from"], `${route} is redirected twice`, "keep one of the two")];
    });
  },
};
