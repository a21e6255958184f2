import { readFileSync } from "node:fs";
import { listFiles } from "../content/list-files";
import { tokenColour, TOKENS_FILE } from "./token-colours";

it("tokenColour returns the colour of a token, also through an alias", () => {
  const blue = /--blue: (#[0-9a-f]{6});/u.exec(readFileSync(TOKENS_FILE, "utf8"))?.[1];
  expect([tokenColour("blue"), tokenColour("c-sign")]).toEqual([blue, blue]);
  expect(() => tokenColour("blau")).toThrow("declares no colour --blau");
});

it("only the tokens declare colours of the palette", () => {
  const palette = [...readFileSync(TOKENS_FILE, "utf8").matchAll(/--(?!c-)[\w-]+: (#[0-9a-f]{6});/gu)].map(
    ([, hex = ""]) => hex,
  );
  expect(palette).toContain(tokenColour("blue"));
  const files = [...listFiles(process.cwd(), "src"), "gatsby-config.ts"].filter(
    // An example of a section shows a drawing as editors write it.
    (file) => /(?<!\.test|\/example)\.(?:tsx?|css|svg)$/u.test(file) && file !== TOKENS_FILE,
  );
  const typed = files.filter((file) => {
    const text = readFileSync(file, "utf8").toLowerCase();
    return palette.some((colour) => text.includes(colour));
  });
  expect(typed).toEqual([]);
});
