/** What is drawn again and again by `<use>`: a file of some hundred bytes can ask for a thousand million shapes. */

/** librsvg, which draws it on share pictures, gives up at 500,000 elements; browsers go on. */
const MOST = 10_000;

/** Which parts of a drawing copy which, as its tags are read. */
export class Copies {
  /** By a part's name: the names of what it copies, as often as it does. */
  private readonly copied = new Map<string, string[]>();
  private readonly open: (string | undefined)[] = [];

  enter(name: string, attributes: Readonly<Record<string, string>>): void {
    this.open.push(attributes["id"]);
    const target = attributes["href"] ?? attributes["xlink:href"];
    if (!name.endsWith("use") || !target) return;
    for (const part of new Set(["", ...this.open]))
      if (part !== undefined) this.listOf(part).push(target.trim().slice(1));
  }

  leave(): void {
    this.open.pop();
  }

  /** @returns what is wrong with them, if anything */
  problem(): readonly [problem: string, remedy: string] | undefined {
    const count = this.countOf("", new Map());
    if (Number.isNaN(count)) return ["<use> copies a part that it stands in, without end", "let it copy another part"];
    return count > MOST ? [`<use> makes ${count} copies`, `draw it with ${MOST} at most`] : undefined;
  }

  /** @param known counts of parts; NaN while one is being counted */
  private countOf(part: string, known: Map<string, number>): number {
    const found = known.get(part);
    if (found !== undefined) return found;
    known.set(part, NaN);
    const count = this.listOf(part).reduce((sum, each) => sum + 1 + this.countOf(each, known), 0);
    known.set(part, count);
    return count;
  }

  private listOf(part: string): string[] {
    const list = this.copied.get(part) ?? [];
    this.copied.set(part, list);
    return list;
  }
}
