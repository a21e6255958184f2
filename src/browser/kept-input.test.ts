/** @jest-environment jsdom */
import { preserveInput } from "./kept-input";

const PAGE = `
  <input name="q"><input type="checkbox" name="news"><input type="radio" name="size" value="s"><input type="radio" name="size" value="m" checked>
  <select name="sort"><option>new</option><option>old</option></select><details><summary>More</summary></details>`;

const find = <Found extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector(selector) as Found;

/** React renders the page anew: other elements in the place of those that were there. @returns the events that it hears */
function renderAnew(act: () => void): string[] {
  document.body.innerHTML = PAGE;
  const carryOver = preserveInput(document.body);
  act();
  document.body.innerHTML = PAGE;
  const heard: string[] = [];
  for (const type of ["input", "change"])
    document.body.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as HTMLInputElement).name}`));
  carryOver();
  return heard;
}

it("what was typed, ticked, chosen and opened is carried over, and React hears of it", () => {
  const heard = renderAnew(() => {
    find("[name=q]").value = "Bahn";
    find("[name=news]").click();
    find("[value=s]").click();
    find<HTMLSelectElement>("select").value = "old";
    find<HTMLDetailsElement>("details").open = true;
  });
  expect([find("[name=q]").value, find<HTMLSelectElement>("select").value]).toEqual(["Bahn", "old"]);
  expect(["[name=news]", "[value=s]", "[value=m]"].map((each) => find(each).checked)).toEqual([true, true, false]);
  expect(find<HTMLDetailsElement>("details").open).toBe(true);
  expect(heard).toEqual(expect.arrayContaining(["input q", "change q", "change news", "change size", "change sort"]));
});

it("where nothing was done React hears nothing", () => {
  expect(renderAnew(() => undefined)).toEqual([]);
});
