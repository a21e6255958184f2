/** @jest-environment jsdom */
import { keepInput } from "./kept-input";

const PAGE = `
  <input name="q"><input type="checkbox" name="news"><input type="radio" name="size" value="s"><input type="radio" name="size" value="m" checked>
  <select name="sort"><option>new</option><option>old</option></select><details><summary>More</summary></details>`;

/** React renders the page anew: other elements in the place of those that were there. */
function renderAnew(act: () => void): string[] {
  document.body.innerHTML = PAGE;
  const carryOver = keepInput(document.body);
  act();
  document.body.innerHTML = PAGE;
  const heard: string[] = [];
  for (const type of ["input", "change"])
    document.body.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as HTMLInputElement).name}`));
  carryOver();
  return heard;
}

const find = <Found extends Element>(selector: string) => document.querySelector(selector) as Found;

it("carries over what was typed, and React hears of it", () => {
  const heard = renderAnew(() => (find<HTMLInputElement>("[name=q]").value = "Bahn"));
  expect(find<HTMLInputElement>("[name=q]").value).toBe("Bahn");
  expect(heard).toEqual(["input q", "change q"]);
});

it("carries over what was ticked, chosen and opened", () => {
  renderAnew(() => {
    find<HTMLInputElement>("[name=news]").click();
    find<HTMLInputElement>("[value=s]").click();
    find<HTMLSelectElement>("select").value = "old";
    find<HTMLDetailsElement>("details").open = true;
  });
  expect(find<HTMLInputElement>("[name=news]").checked).toBe(true);
  expect(find<HTMLInputElement>("[value=s]").checked).toBe(true);
  expect(find<HTMLInputElement>("[value=m]").checked).toBe(false);
  expect(find<HTMLSelectElement>("select").value).toBe("old");
  expect(find<HTMLDetailsElement>("details").open).toBe(true);
});

it("leaves the focus with the visitor: in the field, or nowhere once they have left it", async () => {
  renderAnew(() => find<HTMLInputElement>("[name=q]").focus());
  expect(document.activeElement).toBe(find("[name=q]"));
  find<HTMLInputElement>("[name=q]").blur();
  document.body.innerHTML = PAGE;
  const carryOver = keepInput(document.body);
  find<HTMLInputElement>("[name=q]").focus();
  find<HTMLInputElement>("[name=q]").blur();
  await Promise.resolve();
  document.body.innerHTML = PAGE;
  carryOver();
  expect(document.activeElement).toBe(document.body);
});

it("tells React nothing where nothing was done", () => {
  expect(renderAnew(() => undefined)).toEqual([]);
});
