import { breakLines } from "./break-lines";

/** Every character is 10 wide. */
const broken = (text: string, room: number | ((index: number, count: number) => number), most = 4) =>
  breakLines(text, {
    widthOf: (line) => line.length * 10,
    room: typeof room === "number" ? () => room : room,
    most,
  })?.lines;

const LONG = "Donaudampf\u00adschifffahrts\u00adgesellschaft";

it.each<[what: string, text: string, room: Parameters<typeof broken>[1], lines: string[] | undefined, most?: number]>([
  ["stay one where there is room", "Über uns", 100, ["Über uns"]],
  [
    "are as long as each other, rather than full and then short",
    "Züge neben Flügen in derselben Suche",
    300,
    ["Züge neben Flügen", "in derselben Suche"],
  ],
  ["end at a comma rather than after a short word", "Software, die ankommt.", 140, ["Software,", "die ankommt."]],
  ["break at a hyphen that is there", "Headless-CMS-Integration", 130, ["Headless-CMS-", "Integration"]],
  ["do not break after a short first part", "IT-Modernisierung", 160, undefined],
  ["break at a soft hyphen", LONG, 250, ["Donaudampf-", "schifffahrts-", "gesellschaft"]],
  ["show no soft hyphen else", LONG, 400, ["Donaudampfschifffahrtsgesellschaft"]],
  ["keep together what a no-break space joins", "Seit 40\u00a0Jahren", 100, ["Seit", "40\u00a0Jahren"]],
  [
    "may each have room of their own",
    "eins zwei drei vier",
    (index) => (index === 0 ? 150 : 50),
    ["eins zwei drei", "vier"],
    2,
  ],
  ["are none where a word has no room", "Geschäftsbedingungen", 100, undefined],
  ["are none where there would be too many", "eins zwei drei vier", 40, undefined, 3],
])("the lines of a title %s", (_what, text, room, lines, most = 4) => {
  expect(broken(text, room, most)).toEqual(lines);
});
