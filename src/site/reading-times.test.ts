import { readingTimes } from "./reading-times";

const words = (count: number) => `<p>${"Wort ".repeat(count)}</p>`;

describe("readingTimes", () => {
  it("returns for 200 words a minute when each part begins, in steps of ten seconds", () => {
    const body = [
      { html: words(100) },
      { id: "a", heading: "Anfang", html: words(199) },
      { id: "b", heading: "Ende", html: words(1) },
    ];
    expect(readingTimes(words(50), body)).toEqual({ minutes: 2, starts: [20, 50, 110] });
  });

  it("counts words, without markup and lone punctuation", () => {
    const html = '<p class="a b c">Ein <a href="/de/a b/">Zug</a> – 9 Uhr.</p>';
    expect(readingTimes("", [{ html: html.repeat(50) }, { html: "" }]).starts).toEqual([0, 60]);
  });

  it("returns at least one minute", () => {
    expect(readingTimes("Kurz.", [])).toEqual({ minutes: 1, starts: [] });
  });
});
