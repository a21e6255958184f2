/** Pages that carry one and the same block of styles. */
export interface StyleGroup {
  /** Numbers of selectors. */
  used: ReadonlySet<number>;
  /** Which kinds of pages they are. */
  kinds: string[];
}

/**
 * Pages that use nearly the same styles get one block, with what any of them uses: the security policy names every block by
 * its hash, and does not grow with the site (docs/decisions/0015-security-policy.md). Those two are put together first that
 * differ least. What many pages would carry in vain counts for more, by the root of how many kinds they are of: by their
 * number itself, a kind of few pages would carry the styles of half the site.
 * @param groups one for all pages that use exactly the same
 * @param most how many there may be
 * @param weightOf gives the bytes of a selector with its declarations, before compression
 */
export function mergeGroups(
  groups: readonly StyleGroup[],
  most: number,
  weightOf: (selector: number) => number,
): StyleGroup[] {
  const merged = [...groups];
  const costs = new Map<StyleGroup, Map<StyleGroup, number>>();
  const costOf = (a: StyleGroup, b: StyleGroup): number => {
    const known = costs.get(a)?.get(b);
    if (known !== undefined) return known;
    const cost = missing(a, b, weightOf) * share(a) + missing(b, a, weightOf) * share(b);
    costs.set(a, (costs.get(a) ?? new Map<StyleGroup, number>()).set(b, cost));
    return cost;
  };
  while (merged.length > most) {
    let best = { a: 0, b: 1, cost: Infinity };
    merged.forEach((first, a) => {
      for (let b = a + 1; b < merged.length; b += 1) {
        const cost = costOf(first, merged[b] as StyleGroup);
        if (cost < best.cost) best = { a, b, cost };
      }
    });
    const [second] = merged.splice(best.b, 1);
    const [first] = merged.splice(best.a, 1);
    if (first && second) merged.push(together(first, second));
  }
  return merged;
}

const share = ({ kinds }: StyleGroup): number => Math.sqrt(kinds.length);

/** @returns the bytes that pages of `a` would carry in vain with the styles of `b` */
function missing(a: StyleGroup, b: StyleGroup, weightOf: (selector: number) => number): number {
  let sum = 0;
  for (const selector of b.used) if (!a.used.has(selector)) sum += weightOf(selector);
  return sum;
}

function together(a: StyleGroup, b: StyleGroup): StyleGroup {
  return { used: new Set([...a.used, ...b.used]), kinds: [...a.kinds, ...b.kinds] };
}
