import { BUILT_EXCEPTIONS } from "./built-exceptions";
import type { Exception } from "./exception";
import { STYLE_EXCEPTIONS } from "./style-exceptions";

const MENUS: readonly Exception[] = [
  {
    features: ["html.global_attributes.popover", "html.elements.button.popovertarget", "css.selectors.popover-open"],
    places: ["src/layout/header/*"],
    fallback: "A menu is open while the pointer or the focus is in it (@supports not selector(:popover-open)).",
    test: "e2e/old-browsers/menus.spec.ts",
  },
  {
    features: ["css.selectors.has"],
    places: ["src/layout/header/menu.module.css", "src/layout/header/menu-entries.module.css"],
    fallback:
      "The button of an open menu looks like that of a closed one (in Firefox: phones' browsers know it). A campaign page has a menu.",
    test: "e2e/old-browsers/menus.spec.ts",
  },
  {
    features: ["html.elements.details.name"],
    places: ["src/layout/header/fold.tsx"],
    fallback: "Several lines of the phone's menu can be open at once.",
    test: "e2e/menus.spec.ts",
  },
  {
    features: ["css.selectors.popover-open", "api.HTMLElement.hidePopover"],
    places: ["src/browser/close-menus.ts"],
    fallback: "Nothing has to be closed: a menu is shut where neither pointer nor focus are in it.",
    test: "e2e/old-browsers/menus.spec.ts",
  },
];

const CHOICES: readonly Exception[] = [
  {
    features: ["css.selectors.has"],
    places: ["src/sections/contact-form/topics.module.css"],
    fallback: "The browser's own radio button shows what is chosen (@supports not selector(:has(*))).",
    test: "e2e/old-browsers/without-has.spec.ts",
  },
  {
    features: ["css.selectors.has"],
    places: ["src/components/choice/chips.css", "src/sections/listing/news-log.module.css"],
    fallback: "The choice of a kind of news is not offered (@supports not selector(:has(*))): all news are shown.",
    test: "e2e/old-browsers/without-has.spec.ts",
  },
  {
    features: ["css.selectors.has"],
    places: ["src/components/passes/passes.module.css"],
    fallback:
      "A card's link has the ring of the focus, and not the card. A small card beside a large one has its own row.",
    test: "e2e/old-browsers/without-has.spec.ts",
  },
  {
    features: ["css.selectors.has"],
    places: ["src/sections/contact-form/section.module.css"],
    fallback: "The empty form is printed, too.",
    test: "e2e/old-browsers/without-has.spec.ts",
  },
  {
    features: ["css.selectors.has"],
    places: ["src/sections/planner/section.module.css"],
    fallback: "The planner asks nothing (@supports not selector(:has(*))): all its tickets are a list.",
    test: "e2e/old-browsers/without-has.spec.ts",
  },
  {
    features: ["css.selectors.has"],
    places: ["src/sections/finding/section.module.css", "src/sections/differences/section.module.css"],
    fallback: "There is no choice (@supports not selector(:has(*))): both states, or all days, are shown.",
    test: "e2e/old-browsers/without-has.spec.ts",
  },
];

const DEMONSTRATIONS: readonly Exception[] = [
  {
    features: ["css.selectors.has"],
    places: [
      "src/sections/calendar/section.module.css",
      "src/sections/outputs/section.module.css",
      "src/sections/switchboard/section.module.css",
    ],
    fallback:
      "No choice is offered (@supports not selector(:has(*))): all that could be chosen is shown, and a sentence says why.",
    test: "e2e/old-browsers/demonstrations.spec.ts",
  },
];

const LOADING: readonly Exception[] = [
  {
    features: ["html.elements.img.fetchpriority"],
    places: ["src/components/picture/picture.tsx"],
    fallback: "The first picture is fetched when the browser finds it fit.",
    test: "e2e/old-browsers/whole-pages.spec.ts",
  },
  {
    features: ["api.Navigator.connection"],
    places: ["src/browser/before-hydration/connection.ts"],
    fallback:
      "Data saving and a slow line can't be known: the head asks for the font, for which no such browser holds the first paint back.",
    test: "e2e/old-browsers.spec.ts",
  },
];

/** Declared once, a row for each: what is not here is reported, and what is here and occurs no more. */
export const EXCEPTIONS: readonly Exception[] = [
  ...MENUS,
  ...CHOICES,
  ...DEMONSTRATIONS,
  ...LOADING,
  ...STYLE_EXCEPTIONS,
  ...BUILT_EXCEPTIONS,
];
