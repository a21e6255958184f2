import { onlyUsed, stylesOf, usedBy } from "./used-styles";

/** @returns what a page gets of some styles */
function inPage(css: string, html: string): string {
  const styles = stylesOf(css);
  return onlyUsed(styles, usedBy(html, styles));
}

describe("the styles that a page can use", () => {
  it.each([
    ["of its classes", ".a{top:0}.b{top:0}", '<p class="a c">', ".a{top:0}"],
    ["of its elements", "p{top:0}h2{top:0}", "<p>", "p{top:0}"],
    ["of both", "p.a{top:0}h2.a{top:0}p .b{top:0}", '<p class="a">', "p.a{top:0}"],
    ["of some of the selectors of a rule", ".a,.b,p{top:0}", '<p class="b">', ".b,p{top:0}"],
    ["of no element in particular", "*{top:0}:root{left:0}", "<p>", "*{top:0}:root{left:0}"],
    ["of names to be escaped", "._3vp\\+l{top:0}._3vp\\+x{top:0}", '<p class="_3vp+l">', "._3vp\\+l{top:0}"],
    ["of what may come and go", "p[open]{top:0}p:focus::before{top:0}", "<p>", "p[open]{top:0}p:focus::before{top:0}"],
    ["of what is asked besides", "p:not(.x):has(> .y a){top:0}", "<p>", "p:not(.x):has(> .y a){top:0}"],
  ])("are those %s", (_what, css, html, expected) => {
    expect(inPage(css, html)).toBe(expected);
  });

  it("are the right ones in each page, whatever others leave out before them", () => {
    const styles = stylesOf(".a,.b{top:0}.c{top:0}.b,.d,.e{left:0}p{top:0}");
    const inEach = ['<p class="b">', '<h2 class="a e">', '<h2 class="c">'].map((html) =>
      onlyUsed(styles, usedBy(html, styles)),
    );
    expect(inEach).toEqual([".b{top:0}.b{left:0}p{top:0}", ".a{top:0}.e{left:0}", ".c{top:0}"]);
  });

  it("stand in their conditions, of which none is left empty", () => {
    const css =
      "@layer base{@media (min-width:1px){.a{top:0}}@media (min-width:2px){.b{top:0}}}@supports (x:y){.b{top:0}}";
    expect(inPage(css, '<p class="a">')).toBe("@layer base{@media (min-width:1px){.a{top:0}}}");
  });
});

describe("what comes later, with the whole file", () => {
  it.each([
    ["paper", "@media print{p{top:0}}"],
    ["the outlines of forced colours", "@media (forced-colors:active){p{top:0}}"],
    ["what shows while one points at something", "p:hover{top:0}p:active{top:0}"],
    ["how it moves then", "p{transition:translate 1s}"],
  ])("is %s", (_what, css) => {
    expect(inPage(`p{left:0}${css}`, "<p>")).toBe("p{left:0}");
  });

  it.each([
    ["a picture that fades in", "p{transition:opacity 1s}"],
    ["what only sounds alike", "p[data-a=':hover-card']{top:0}.a:hover-x{top:0}"],
    ["what stands in for something that a browser lacks", "@supports not (x:y){p:hover{top:0}}"],
  ])("is not %s", (_what, css) => {
    expect(inPage(css, '<p class="a">')).toBe(css);
  });

  it("is what else is said beside it", () => {
    expect(inPage("p:hover,p:focus{top:0}", "<p>")).toBe("p:focus{top:0}");
  });
});

describe("custom properties and movements", () => {
  it("are there where something that is used names them, be it another property", () => {
    const css = ":root{--a:var(--b);--b:red;--c:var(--d);--d:red}.used{color:var(--a)}.unused{color:var(--c)}";
    expect(inPage(css, '<p class="used">')).toBe(":root{--a:var(--b);--b:red}.used{color:var(--a)}");
  });

  it("leave no empty rule behind", () => {
    expect(inPage(":root{--a:red}p{top:0}", "<p>")).toBe("p{top:0}");
  });

  it("are there with all their steps where something that is used moves so", () => {
    const run = "@keyframes run{from{top:0}to{top:1px}}";
    const css = `${run}@keyframes walk{to{top:0}}.a{animation:1s ease run}.b{animation-name:walk}`;
    expect(inPage(css, '<p class="a">')).toBe(`${run}.a{animation:1s ease run}`);
  });
});
