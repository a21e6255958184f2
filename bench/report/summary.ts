import { FIGURES } from "../figures";
import { SITES } from "../site/copies";
import { cell, writtenAim } from "./cells";
import { medianOf, type Runs } from "./runs";
import { table } from "./table";

/**
 * @param pages paths, in the order of their columns
 * @param where what it was measured on and with
 * @returns one table of all figures that were measured anywhere, in markdown
 */
export function summary(runs: Runs, pages: readonly string[], where: string): string {
  const rows = FIGURES.flatMap((figure) => {
    const medians = pages.map((page) => SITES.map((site) => medianOf(runs, page, site, figure.id)));
    // What no site has at all says nothing: other kinds of files, the third site's load.
    if (!medians.flat().some((value) => value !== undefined && (value !== 0 || figure.aim))) return [];
    const isThird = medians.some(([, , third]) => third !== undefined);
    const cells = medians.map((values) => cell(figure, isThird ? values : values.slice(0, 2)));
    return [[figure.label, writtenAim(figure), ...cells]];
  });
  return `${where}\n\n${table(["figure", "aim", ...pages], rows)}`;
}
