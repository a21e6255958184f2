// @ts-check
/**
 * CSS features that the oldest browsers of package.json's browserslist lack, with the behaviour of these browsers. ESLint
 * reports features without a row (`css/use-baseline`), except inside of `@supports`.
 */

/** The year whose features are in the oldest browsers: Chrome 120, Firefox 128, Safari 17.4. */
export const BASELINE = 2024;

/** @type {Record<string, string>} */
export const PROPERTIES = {
  "animation-range": "The line of a section, of a process or of a map appears at once.",
  "content-visibility": "The whole page is laid out before its first paint, and closed answers are not printed.",
  "forced-color-adjust": "Safari does not force colours.",
  "hyphenate-limit-chars": "Shorter words are hyphenated in titles on small screens.",
  "reading-flow": "On a narrow screen the Tab key reaches the menu's button before the language switch left of it.",
  resize: "On touch screens the field for the message scrolls.",
  "text-size-adjust": "Firefox for Android enlarges the text of few pages.",
  "text-wrap": "The last line of a title may hold a single word.",
  "view-transition-name": "The header does not need a name without a transition.",
};

/** @type {Record<string, string>} */
export const SELECTORS = {
  "details-content": "Only open answers are printed.",
  marker: "The numbers of a list have the font of the text.",
  "view-transition": "Documents change without fading.",
  "view-transition-group": "Documents change without fading.",
};

/** @type {Record<string, string>} */
export const AT_RULES = {
  "view-transition": "Documents change without fading.",
};

/** @type {Record<string, string[]>} A title may be the last line of a printed page. */
export const PROPERTY_VALUES = { "break-after": ["avoid"] };
