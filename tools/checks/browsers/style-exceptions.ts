import type { Exception } from "./exception";

const MOTION: readonly Exception[] = [
  {
    features: [
      "css.at-rules.view-transition",
      "css.at-rules.view-transition.navigation",
      "css.selectors.view-transition",
      "css.selectors.view-transition-group",
    ],
    places: ["src/styles/motion.css"],
    fallback: "A document follows the other without fading.",
    test: "e2e/old-browsers.spec.ts",
  },
  {
    features: ["css.properties.view-transition-name"],
    places: ["src/layout/header/header.module.css"],
    fallback: "Without a transition the header needs no name.",
    test: "e2e/old-browsers.spec.ts",
  },
  {
    features: ["css.properties.animation-timeline", "css.properties.animation-range"],
    places: [
      "src/styles/route-line.css",
      "src/components/process-line/process-line.module.css",
      "src/components/route-map/route-map.module.css",
      "src/sections/line-map/section.module.css",
    ],
    fallback: "The line of a section, of a process or of a map is there at once (@supports).",
    test: "e2e/old-browsers.spec.ts",
  },
  {
    features: ["css.properties.view-timeline"],
    places: ["src/components/route-map/route-map.module.css", "src/sections/line-map/section.module.css"],
    fallback: "The lines of a map are there at once (@supports).",
    test: "e2e/old-browsers.spec.ts",
  },
];

const ORDER: readonly Exception[] = [
  {
    features: ["css.properties.reading-flow"],
    places: ["src/layout/header/header.module.css"],
    fallback: "On a narrow screen the Tab key comes to the menu's button first, then to the language sign before it.",
    test: "e2e/keyboard.spec.ts",
  },
];

const TEXT: readonly Exception[] = [
  {
    features: ["css.at-rules.page"],
    places: ["src/styles/paper.css"],
    fallback: "Sheets have the browser's own margins.",
    test: "e2e/print.spec.ts",
  },
  {
    features: ["css.properties.text-wrap"],
    places: ["src/styles/base.css", "src/sections/contact-form/section.module.css"],
    fallback: "Lines break where they are full: a title's last one may hold a single word.",
    test: "e2e/old-browsers/whole-pages.spec.ts",
  },
  {
    features: ["css.properties.hyphenate-character"],
    places: ["src/styles/base.css"],
    fallback: "The font's own hyphen stands where a word is divided.",
    test: "e2e/old-browsers/whole-pages.spec.ts",
  },
  {
    features: ["css.properties.hyphenate-limit-chars"],
    places: ["src/styles/base.css"],
    fallback: "Shorter words are divided, too, on small screens in titles.",
    test: "e2e/old-browsers/whole-pages.spec.ts",
  },
  {
    features: ["css.properties.text-size-adjust"],
    places: ["src/styles/base.css"],
    fallback: "Browsers of computers do not enlarge text by themselves; Firefox for Android does so on few pages.",
    test: "e2e/old-browsers/whole-pages.spec.ts",
  },
  {
    features: ["css.selectors.marker"],
    places: ["src/components/prose/prose.module.css"],
    fallback: "The numbers of a list have size and colour, but the face of the text.",
    test: "e2e/old-browsers/whole-pages.spec.ts",
  },
  {
    features: [
      "css.at-rules.font-face.size-adjust",
      "css.at-rules.font-face.ascent-override",
      "css.at-rules.font-face.descent-override",
      "css.at-rules.font-face.line-gap-override",
    ],
    places: ["src/styles/fallback-fonts.css"],
    fallback: "The first page has Arial's own measures where the fonts come late; it does not jump (font-display).",
    test: "e2e/old-browsers/whole-pages.spec.ts",
  },
];

const PAPER: readonly Exception[] = [
  {
    features: ["css.selectors.details-content", "css.properties.content-visibility"],
    places: ["src/components/questions/questions.module.css"],
    fallback: "The paper shows what the screen does: answers that are open.",
    test: "e2e/old-browsers.spec.ts",
  },
  {
    features: ["css.properties.break-after.avoid"],
    places: ["src/styles/signage.css"],
    fallback: "A title may be the last on a sheet.",
  },
];

const DEVICES: readonly Exception[] = [
  {
    features: ["css.properties.forced-color-adjust"],
    places: ["everywhere"],
    fallback: "Safari forces no colours.",
  },
  {
    features: ["css.properties.cursor.pointer", "css.properties.cursor.progress", "css.properties.resize"],
    places: ["everywhere"],
    fallback: "A finger has no cursor, and draws no corner: the field for the message scrolls.",
  },
  {
    features: ["css.properties.paint-order"],
    places: ["src/sections/line-map/section.module.css"],
    fallback: "Chrome 109 knows it for the text of drawings, which is all that has it here.",
  },
  {
    features: [
      "css.at-rules.media.scripting",
      "css.properties.content-visibility",
      "css.properties.contain-intrinsic-block-size",
    ],
    places: ["src/styles/below-screen.css"],
    fallback: "The whole page is laid out before its first paint.",
    test: "e2e/old-browsers.spec.ts",
  },
  {
    features: ["html.elements.meta.name.viewport"],
    places: ["src/html.tsx"],
    fallback: "On a computer the window is the viewport.",
  },
];

/** Styles that some browsers pass over, and nobody misses anything but their look. */
export const STYLE_EXCEPTIONS: readonly Exception[] = [...MOTION, ...ORDER, ...TEXT, ...PAPER, ...DEVICES];
