/** @jest-environment jsdom */
import { preserveInput } from "./preserve-input";

const PAGE = `
  <input name="q"><input type="checkbox" name="news"><input type="radio" name="size" value="s"><input type="radio" name="size" value="m" checked>
  <details><summary>More</summary></details>`;

const find = <Found extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector(selector) as Found;

/** Replaces the elements of the page after a visitor has acted, as React does. @returns the events that React receives */
function renderAgain(act: () => void): string[] {
  document.body.innerHTML = PAGE;
  const restoreInput = preserveInput(document.body);
  act();
  document.body.innerHTML = PAGE;
  const events: string[] = [];
  for (const type of ["input", "change"])
    document.body.addEventListener(type, ({ target }) => events.push(`${type} ${(target as HTMLInputElement).name}`));
  restoreInput();
  return events;
}

it("preserveInput keeps typed, checked and opened controls, and fires the events for React", () => {
  const events = renderAgain(() => {
    find("[name=q]").value = "Bahn";
    find("[name=news]").click();
    find("[value=s]").click();
    find<HTMLDetailsElement>("details").open = true;
  });
  expect(find("[name=q]").value).toBe("Bahn");
  expect(["[name=news]", "[value=s]", "[value=m]"].map((each) => find(each).checked)).toEqual([true, true, false]);
  expect(find<HTMLDetailsElement>("details").open).toBe(true);
  expect(events).toEqual(expect.arrayContaining(["input q", "change q", "change news", "change size"]));
});

it("preserveInput fires no event for untouched controls", () => {
  expect(renderAgain(() => undefined)).toEqual([]);
});

it("preserveInput keeps the focus in a control that React replaces", async () => {
  document.body.innerHTML = PAGE;
  const restoreInput = preserveInput(document.body);
  find("[name=q]").focus();
  // Browsers fire the event during the removal.
  find("[name=q]").dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  document.body.innerHTML = PAGE;
  await Promise.resolve();
  restoreInput();
  expect(document.activeElement).toBe(find("[name=q]"));
});
