import type { Exception } from "./exception";
import type { Finding } from "./use";

const LIST = "tools/checks/browsers/exceptions.ts";

/** What the build writes. */
export const BUILT = "public/";

/** One feature of an exception, in one of its places. */
interface Allowed {
  feature: string;
  /** A file, the beginning of its path with `*`, or `everywhere`. */
  place: string;
}

/**
 * @param findings what source files use that one of the oldest browsers lacks
 * @param exceptions with their fallbacks
 * @returns a line for every use that is not among the exceptions, and for every exception that occurs no more
 */
export function sourceProblems(findings: readonly Finding[], exceptions: readonly Exception[]): string[] {
  return compare(
    findings,
    allowed(exceptions).filter(({ place }) => !place.startsWith(BUILT)),
  );
}

/**
 * The same for built files. They are made of the source files: what is allowed in one of these is allowed in all of them.
 * @param findings in files below `public`
 * @param exceptions those of source files, and those of `public/...` for what packages bring
 * @returns a line for the first use of each feature: most pages have the same
 */
export function builtProblems(findings: readonly Finding[], exceptions: readonly Exception[]): string[] {
  const all = allowed(exceptions);
  const ofSources = new Set(all.filter(({ place }) => !place.startsWith(BUILT)).map(({ feature }) => feature));
  const lines = compare(
    findings.filter(({ feature }) => !ofSources.has(feature)),
    all.filter(({ place }) => place.startsWith(BUILT)),
  );
  const features = lines.map((line) => line.slice(line.indexOf(" ")));
  return lines.filter((_line, index) => features.indexOf(features[index] ?? "") === index);
}

function allowed(exceptions: readonly Exception[]): Allowed[] {
  return exceptions.flatMap(({ features, places }) =>
    features.flatMap((feature) => places.map((place) => ({ feature, place }))),
  );
}

function compare(findings: readonly Finding[], list: readonly Allowed[]): string[] {
  const covers = (one: Allowed, finding: Finding) => one.feature === finding.feature && isAt(finding.file, one.place);
  const unlisted = findings.filter((finding) => !list.some((one) => covers(one, finding)));
  const stale = list.filter((one) => !findings.some((finding) => covers(one, finding)));
  return [
    ...unlisted.map(
      ({ file, line, column, feature, lacking }) =>
        `${file}:${line}:${column} ${feature} - is unknown to ${lacking.join(", ")} - do without it, or say in ${LIST} what these show instead`,
    ),
    ...stale.map(({ feature, place }) => `${LIST} ${feature} - occurs no more in ${place} - remove it from the list`),
  ];
}

function isAt(file: string, place: string): boolean {
  if (place === "everywhere") return true;
  return place.endsWith("*") ? file.startsWith(place.slice(0, -1)) : file === place;
}
