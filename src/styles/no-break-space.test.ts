import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import decompress from "woff2-encoder/decompress";

test("a no-break space keeps two words as far apart as a space does", async () => {
  const file = readFileSync("src/styles/fonts/radio-canada-first.woff2");
  const font = create(Buffer.from(await decompress(file))) as Font;
  const widthOf = (text: string) => font.layout(text).positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
  for (const words of ["n n", "r f", "t A", "T T", "7 J"])
    expect(widthOf(words.replace(" ", "\u00a0"))).toBe(widthOf(words));
});
