import { breakLines } from "./break-lines";

/** Every character is 10 wide. */
const broken = (text: string, room: number | ((index: number, count: number) => number), most = 4) =>
  breakLines(text, {
    widthOf: (line) => line.length * 10,
    room: typeof room === "number" ? () => room : room,
    most,
  })?.lines;

describe("lines of a title", () => {
  it("stay one where there is room", () => {
    expect(broken("Über uns", 100)).toEqual(["Über uns"]);
  });

  it("are as long as each other, rather than full and then short", () => {
    expect(broken("Züge neben Flügen in derselben Suche", 300)).toEqual(["Züge neben Flügen", "in derselben Suche"]);
  });

  it("end at a comma rather than after a short word", () => {
    expect(broken("Software, die ankommt.", 140)).toEqual(["Software,", "die ankommt."]);
  });

  it("leave no short word alone at the end where that can be avoided", () => {
    expect(broken("Eine Strecke durch das halbe Land an", 330)?.at(-1)).not.toBe("an");
  });

  it("break in a word at a hyphen that is there, but not after a short first part", () => {
    expect(broken("Headless-CMS-Integration", 130)).toEqual(["Headless-CMS-", "Integration"]);
    expect(broken("IT-Modernisierung", 160)).toBeUndefined();
  });

  it("break at a soft hyphen, which shows only then", () => {
    const text = "Donaudampf\u00adschifffahrts\u00adgesellschaft";
    expect(broken(text, 250)).toEqual(["Donaudampf-", "schifffahrts-", "gesellschaft"]);
    expect(broken(text, 400)).toEqual(["Donaudampfschifffahrtsgesellschaft"]);
  });

  it("keep together what a no-break space joins", () => {
    expect(broken("Seit 40\u00a0Jahren", 100)).toEqual(["Seit", "40\u00a0Jahren"]);
  });

  it("may each have room of their own", () => {
    expect(broken("eins zwei drei vier", (index) => (index === 0 ? 150 : 50), 2)).toEqual(["eins zwei drei", "vier"]);
  });

  it("are none where a word has no room, or where there would be too many", () => {
    expect(broken("Geschäftsbedingungen", 100)).toBeUndefined();
    expect(broken("eins zwei drei vier", 40, 3)).toBeUndefined();
  });
});
