import { scriptUses, sourceUses } from "./script-features";

it.each([
  ["a function of the browser", "requestIdleCallback(run)", "api.Window.requestIdleCallback"],
  ["one of the window", "(window.requestIdleCallback ?? setTimeout)(run)", "api.Window.requestIdleCallback"],
  [
    "a part of an object, through words of TypeScript",
    "(navigator as Own).connection?.saveData",
    "api.Navigator.connection",
  ],
  ["a function of an object of the language", "Object.groupBy(list, name)", "javascript.builtins.Object.groupBy"],
  ["a class", "new Intl.DurationFormat('de')", "javascript.builtins.Intl.DurationFormat"],
  ["a method of nobody knows what", "list.toSorted()", "javascript.builtins.Array.toSorted"],
  ["a method that may be missing", "menu?.hidePopover()", "api.HTMLElement.hidePopover"],
  ["an event", "menu.addEventListener('scrollend', hear)", "api.Document.scrollend_event"],
  ["a selector", "document.querySelectorAll('a, [id]:popover-open')", "css.selectors.popover-open"],
  ["a selector with a name in it", "page.matches(`#${id}:has(a)`)", "css.selectors.has"],
  ["an attribute", "<button popoverTarget='menu' />", "html.elements.button.popovertarget"],
  ["an element", "<search />", "html.elements.search"],
])("finds %s", (_what, code, feature) => {
  expect(sourceUses(code).map((use) => use.feature)).toContain(feature);
});

it.each([
  ["what all browsers know", "navigator.serviceWorker.ready; [1].at(-1); document.querySelector('a:not(b)')"],
  ["a name of the program's own", "const requestIdleCallback = 1; use(requestIdleCallback)"],
  ["a property of the program's own", "step.connection; page.path; row.toSorted"],
  ["a type", "const menu = event as ToggleEvent; let now: Temporal.Instant"],
  ["a component", "<Search popover='auto' />"],
])("says nothing of %s", (_what, code) => {
  expect(sourceUses(code)).toEqual([]);
});

it("says where, and once", () => {
  expect(sourceUses("\n  URL.canParse(address)")).toEqual([
    { feature: "api.URL.canParse_static", lacking: expect.arrayContaining(["Chrome 109"]), line: 2, column: 7 },
  ]);
});

it("heeds no comment that would silence it", () => {
  expect(scriptUses("/* eslint-disable */ requestIdleCallback(run)")).toHaveLength(1);
});

it.each(["/[a--b]/v", "using file = open()", "import('a', { with: {} })", "for (;;"])(
  "finds syntax of a built script that is too new: %s",
  (code) => {
    expect(scriptUses(code)[0]?.feature).toMatch(/^syntax: /u);
  },
);

it("knows the syntax of the oldest browsers", () => {
  expect(scriptUses("class A { #a = 1; static { a ??= b?.c } has(o) { return #a in o } }; /(?<=a)b/d")).toEqual([]);
});
