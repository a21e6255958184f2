import { readFileSync } from "node:fs";
import { readTokens, TOKENS } from "./tokens";

const CSS = `:root {
  --yellow: #ffc91f; /* position only */

  --c-here: var(--yellow);
  --c-bg: #fff; /* the page */
  --t-s: 1rem;
  --s-1: 0.25rem;
}
@media (min-width: 48rem) {
  :root {
    --t-s: 2rem;
  }
}
@media (prefers-color-scheme: dark) {
  :root {
    --c-bg: #000;
  }
}
@media (prefers-contrast: more) {
  :root {
    --c-bg: red;
  }
}`;

describe("the tokens of a style sheet", () => {
  it("are its colours by day and by night, with their roles, and its sizes of type", () => {
    expect(readTokens(CSS)).toEqual({
      colours: [
        { name: "yellow", role: "position only", light: "#ffc91f", dark: "#ffc91f" },
        { name: "c-here", role: "", light: "#ffc91f", dark: "#ffc91f" },
        { name: "c-bg", role: "the page", light: "#fff", dark: "#000" },
      ],
      sizes: ["t-s"],
    });
  });

  it("say of every colour of this site what it is for", () => {
    const { colours, sizes } = readTokens(readFileSync(TOKENS, "utf8"));
    expect(colours.filter(({ role, light, dark }) => !role || !light || !dark)).toEqual([]);
    expect(colours.map(({ name }) => name)).toEqual(expect.arrayContaining(["blue", "c-here", "c-sign"]));
    expect(sizes).toContain("t-hero");
  });
});
