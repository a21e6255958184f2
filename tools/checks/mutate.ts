/** Files as editors, their programs and bad lines leave them: each mutation is one mistake in a file that was right. */

/** @returns a whole number from 0 up to, not including, a limit */
export type Random = (below: number) => number;

/** Park and Miller's generator (Communications of the ACM 31, 1988): what fails can be tried again. @param seed from 1 */
export function seeded(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

type Mutation = (text: string, random: Random) => string;

const SIGNS = [...'\0\v\u2028\u200b\u202e\ufeff\u00a0\tẞﬁ\u0301🚆{["<|:#*`\\%&'];

const LINES = [
  "<<<<<<< HEAD",
  "constructor: 1",
  "{{fare.}}",
  "![](nothing.png)",
  "[a](/nowhere/)",
  "[^1]: a",
  "- [ ] a",
  "| a |",
  "---",
  "<script>alert(1)</script>",
  "x".repeat(90),
  "date: 2206-02-31",
];

const OF_TEXT: readonly Mutation[] = [
  (text, random) => text.slice(0, random(text.length)),
  (text, random) => insertAt(text, random(text.length), pick(SIGNS, random)),
  (text, random) => insertAt(text, random(text.length), pick(SIGNS, random).repeat(9)),
  (text, random) => withLines(text, random, () => []),
  (text, random) => withLines(text, random, (line) => [line, line]),
  (text, random) => withLines(text, random, (line) => [`  ${line}`]),
  (text, random) => withLines(text, random, (line) => [line.trimStart()]),
  (text, random) => withLines(text, random, (line) => [line.replace(":", "")]),
  (text, random) => withLines(text, random, (line) => [line.replace(/: .*/u, ": ")]),
  (text, random) => withLines(text, random, (line) => [line.replace(/\d/u, "9999")]),
  (text, random) => withLines(text, random, (line) => [line.toUpperCase()]),
  (text, random) => withLines(text, random, (line) => [line, pick(LINES, random)]),
  (text) => `\ufeff${text.replaceAll("\n", "\r\n")}`,
  (text) => text.normalize("NFD"),
  (text) => text.replace("---\n", "\n---\n"),
  () => "",
];

/** @returns the text with one mistake, or as it was where the mistake finds nothing to spoil */
export function mutateText(text: string, random: Random): string {
  return pick(OF_TEXT, random)(text, random);
}

/** @returns a picture's bytes, cut off, spoiled in one place, or not of its format at all */
export function mutatePicture(bytes: Buffer, random: Random): Buffer {
  const copy = Buffer.from(bytes);
  switch (random(4)) {
    case 0:
      return copy.subarray(0, random(copy.length));
    case 1:
      copy[random(copy.length)] = random(256);
      return copy;
    case 2:
      return copy.fill(random(256), random(copy.length));
    default:
      return Buffer.concat([Buffer.from(pick(["BM", "GIF89a", "<svg>", "\0\0\0\u0018ftypheic"], random)), copy]);
  }
}

function insertAt(text: string, place: number, part: string): string {
  return text.slice(0, place) + part + text.slice(place);
}

function withLines(text: string, random: Random, change: (line: string) => string[]): string {
  const lines = text.split("\n");
  const chosen = random(lines.length);
  return lines.flatMap((line, index) => (index === chosen ? change(line) : [line])).join("\n");
}

function pick<T>(values: readonly T[], random: Random): T {
  const value = values[random(values.length)];
  if (value === undefined) throw new Error("There is nothing to choose from");
  return value;
}
