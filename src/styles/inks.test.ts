import { readFileSync } from "node:fs";
import { listFiles } from "../content/list-files";
import { ink, inked, TOKENS } from "./inks";

describe("an ink", () => {
  it("is the colour of a token, by its name", () => {
    const blue = /--blue: (#[0-9a-f]{6});/u.exec(readFileSync(TOKENS, "utf8"))?.[1];
    expect([ink("blue"), ink("c-sign")]).toEqual([blue, blue]);
    expect(() => ink("blau")).toThrow("declares no colour --blau");
  });

  it("takes the place of its name in a drawing", () => {
    expect(inked('<path fill="var(--blue)" stroke="#fff"/>')).toBe(`<path fill="${ink("blue")}" stroke="#fff"/>`);
  });
});

it("no colour of the palette is typed a second time", () => {
  const palette = [...readFileSync(TOKENS, "utf8").matchAll(/--(?!c-)[\w-]+: (#[0-9a-f]{6});/gu)].map(
    ([, hex = ""]) => hex,
  );
  expect(palette).toContain(ink("blue"));
  const files = [...listFiles(process.cwd(), "src"), "gatsby-config.ts"].filter(
    // An example of a section shows a drawing as editors bring it.
    (file) => /(?<!\.test|\/example)\.(?:tsx?|css|svg)$/u.test(file) && file !== TOKENS,
  );
  const typed = files.filter((file) => {
    const text = readFileSync(file, "utf8").toLowerCase();
    return palette.some((colour) => text.includes(colour));
  });
  expect(typed).toEqual([]);
});
