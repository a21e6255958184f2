import { readingTimes } from "./reading-times";

const words = (count: number) => `<p>${"Wort ".repeat(count)}</p>`;

describe("readingTimes", () => {
  it("says when a reader of 200 words a minute reaches each part, in steps of ten seconds", () => {
    const body = [
      { html: words(100) },
      { id: "a", heading: "Anfang", html: words(199) },
      { id: "b", heading: "Ende", html: words(1) },
    ];
    expect(readingTimes(words(50), body)).toEqual({ minutes: 2, starts: [20, 50, 110] });
  });

  it("counts words, neither markup nor lone signs", () => {
    const html = '<p class="a b c">Ein <a href="/de/a b/">Zug</a> – 9 Uhr.</p>';
    expect(readingTimes("", [{ html: html.repeat(50) }, { html: "" }]).starts).toEqual([0, 60]);
  });

  it("takes a minute at least", () => {
    expect(readingTimes("Kurz.", [])).toEqual({ minutes: 1, starts: [] });
  });
});
