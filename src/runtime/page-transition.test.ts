/** @jest-environment jsdom */
import { fadeIn } from "./page-transition";

const main = () => document.querySelector("main")!;

beforeEach(() => {
  document.body.innerHTML = "<main><h1>New</h1></main>";
});

it("marks a page that has come in the place of another", () => {
  fadeIn("/de/", "/de/services/");
  expect(main().hasAttribute("data-fades")).toBe(true);
});

it("does not move where only the language changes, whatever came before", () => {
  fadeIn("/de/", "/de/services/");
  fadeIn("/de/services/", "/en/services/");
  expect(main().hasAttribute("data-fades")).toBe(false);
  fadeIn("/en/services/", "/en/");
  expect(main().hasAttribute("data-fades")).toBe(true);
});

it("leaves a page without content alone", () => {
  document.body.innerHTML = "";
  expect(() => fadeIn("/de/", "/de/services/")).not.toThrow();
});
