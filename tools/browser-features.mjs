/**
 * Features of CSS that are newer than the oldest browsers in package.json (`browserslist`), each with what these show
 * instead. ESLint reports every other one (`css/use-baseline`); what stands in an `@supports` needs no row.
 */

/** The year of the oldest browsers: Chrome 109, Firefox 115, Safari 16.4. Firefox 115 lacks `:has` of it: e2e/old-browsers. */
export const BASELINE = 2023;

/** @type {Record<string, string>} */
export const PROPERTIES = {
  "animation-range": "The line of a section, of a process or of a map stands there at once.",
  "content-visibility": "The whole page is laid out before its first paint; a closed answer is not printed.",
  "forced-color-adjust": "Safari forces no colours.",
  "hyphenate-limit-chars": "Shorter words are divided, too, in titles on small screens.",
  "paint-order": "Chrome 109 knows it for the text of drawings, which is all that has it here.",
  "reading-flow": "On a narrow screen the Tab key reaches the menu's button before the language switch left of it.",
  resize: "A finger draws no corner: the field for the message scrolls.",
  "text-size-adjust": "Firefox for Android enlarges text by itself on few pages.",
  "text-wrap": "Lines break where they are full: a title's last one may hold a single word.",
  "view-timeline": "The lines of a map stand there at once.",
  "view-transition-name": "Without a transition the header needs no name.",
};

/** @type {Record<string, string>} */
export const SELECTORS = {
  "details-content": "The paper shows what the screen does: answers that are open.",
  marker: "The numbers of a list have size and colour, but the face of the text.",
  "popover-open": "A menu is open while the pointer or the focus is in it.",
  "view-transition": "A document follows the other without fading.",
  "view-transition-group": "A document follows the other without fading.",
};

/** @type {Record<string, string>} */
export const AT_RULES = {
  page: "Sheets have the browser's own margins.",
  "view-transition": "A document follows the other without fading.",
};

/** @type {Record<string, string[]>} A title may be the last on a sheet. */
export const VALUES = { "break-after": ["avoid"] };
