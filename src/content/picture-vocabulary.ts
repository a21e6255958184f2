/** Declares fields of pictures: drawings, photographs, screens (further fields: vocabulary.ts). */
import { z } from "zod";
import type { Sentence } from "./field-meta";
import { flag, group, inline, line, list, pattern } from "./vocabulary";

/** A path from the page, in characters that every system supports. */
export const PICTURE_PATH_PATTERN = /^[\w./-]+\.(?:svg|png|jpe?g|webp|avif|tiff?)$/iu;

/** Declares a picture beside the page's file, with a text alternative or `decorative: true`. */
export function picture(sentence: Sentence) {
  return z
    .strictObject({
      file: pattern(PICTURE_PATH_PATTERN, {
        en: "the picture's file name, beside this page, without umlauts and blanks, ending in svg, png, jpg, webp, avif or tiff",
        de: "der Dateiname des Bildes, das neben der Seite liegt, ohne Umlaute und Leerzeichen, mit svg, png, jpg, webp, avif oder tiff am Ende",
        shared: true,
      }),
      alt: line({
        length: [4, 160],
        en: "what the picture shows, for people who do not see it",
        de: "was das Bild zeigt, für Menschen, die es nicht sehen",
      }).optional(),
      decorative: flag({
        en: "whether the picture says nothing that the text does not say",
        de: "ob das Bild nichts sagt, was nicht auch der Text sagt",
      }).optional(),
      focus: edges(percent.meta({ ...percent.meta(), shared: true }), {
        en: "the part of the picture that stays in view where it is cropped: its edges [left, top, right, bottom] in per cent, such as [20, 0, 60, 100]",
        de: "der Teil des Bildes, der auch im Anschnitt sichtbar bleibt: seine Ränder [links, oben, rechts, unten] in Prozent, etwa [20, 0, 60, 100]",
      }).optional(),
    })
    .meta({ type: "picture", sentence });
}

const percent = z
  .number()
  .min(0)
  .max(100)
  .meta({
    type: "data",
    sentence: { en: "per cent of the picture, from 0 to 100", de: "Prozent des Bildes, von 0 bis 100" },
  });

/** A numbered marker on a screen with its explanation, as text that can be read out and translated. */
const callout = group({
  en: "a callout with its place and its text",
  de: "ein Hinweis mit seiner Stelle und seinem Text",
  fields: {
    at: edges(percent, {
      en: "the part of the picture that it is about: its edges [left, top, right, bottom] in per cent, such as [20, 0, 60, 100]",
      de: "der Teil des Bildes, um den es geht: seine Ränder [links, oben, rechts, unten] in Prozent, etwa [20, 0, 60, 100]",
    }),
    text: inline({ en: "what is to be seen there", de: "was dort zu sehen ist" }),
  },
});

const SCREEN = {
  file: pattern(/^screen-[\w-]+\.png$/u, {
    en: "the picture's file name without its language, such as screen-editor.png",
    de: "der Dateiname des Bildes ohne die Sprache, etwa screen-editor.png",
    shared: true,
  }),
  alt: line({
    length: [40, 300],
    en: "what the screen shows, for people who do not see it",
    de: "was der Bildschirm zeigt, für Menschen, die ihn nicht sehen",
  }),
};

/**
 * Declares a screenshot with a file per language: `screen-editor.png` stands for `screen-editor.de.png` and
 * `screen-editor.en.png`. Upright ones show phones. On phones, `screen-editor-narrow.de.png` is shown if it exists.
 */
export function screen(sentence: Sentence) {
  return z.strictObject(SCREEN).meta({ type: "picture", sentence, perLanguage: true });
}

export function explainedScreen(sentence: Sentence) {
  const callouts = list(callout, {
    count: [1, 5],
    en: "what to look at, by number",
    de: "worauf zu achten ist, nach Nummern",
  }).optional();
  return z.strictObject({ ...SCREEN, callouts }).meta({ type: "picture", sentence, perLanguage: true });
}

/** Declares the edges of a detail, in per cent of the picture's width and height. */
function edges(edge: z.ZodNumber, sentence: Sentence) {
  return z
    .array(edge)
    .length(4)
    .refine(([left = 0, top = 0, right = 100, bottom = 100]) => left < right && top < bottom, {
      message: "has no area",
      params: { remedy: "write [left, top, right, bottom], left below right and top below bottom" },
    })
    .meta({ type: "data", sentence });
}
