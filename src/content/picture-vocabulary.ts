/** The vocabulary for pictures: fields of drawings, photographs and screens (vocabulary.ts has the others). */
import { z } from "zod";
import { flag, group, inline, line, list, same } from "./vocabulary";

/** What a picture can be called: a path from its page, in letters that every system takes. */
export const PICTURE_NAME = /^[\w./-]+\.(?:svg|png|jpe?g|webp|avif|tiff?)$/iu;

/** A picture beside the page's file, with its text alternative or the word that it is decorative. */
export function picture(sentence: string, german: string) {
  return z
    .strictObject({
      file: z
        .string()
        .regex(PICTURE_NAME)
        .meta({
          nature: "data",
          sentence: "the picture's file name, beside this page, ending in svg, png, jpg, webp, avif or tiff",
          german:
            "der Dateiname des Bildes, das neben der Seite liegt und auf svg, png, jpg, webp, avif oder tiff endet",
          ...same,
        }),
      alt: line(
        4,
        160,
        "what the picture shows, for people who do not see it",
        "was das Bild zeigt, für Menschen, die es nicht sehen",
      ).optional(),
      decorative: flag(
        "whether the picture says nothing that the text does not say",
        "ob das Bild nichts sagt, was nicht auch der Text sagt",
      ).optional(),
      caption: line(
        10,
        160,
        "a sentence under the picture that adds something to it",
        "ein Satz unter dem Bild, der ihm etwas hinzufügt",
      ).optional(),
      focus: focus().optional(),
    })
    .meta({ nature: "picture", sentence, german });
}

/** A numbered place on a screen, and what is to be seen there: text, so that it can be read, translated and spoken. */
const callout = group(
  {
    at: z
      .array(
        z.number().min(0).max(100).meta({
          nature: "data",
          sentence: "per cent of the picture, from 0 to 100",
          german: "Prozent des Bildes, von 0 bis 100",
        }),
      )
      .length(2)
      .meta({
        nature: "data",
        sentence: "where its number stands on the picture: [from the left, from the top] in per cent, such as [42, 61]",
        german: "wo seine Nummer auf dem Bild steht: [von links, von oben] in Prozent, etwa [42, 61]",
      }),
    text: inline("what is to be seen there", "was dort zu sehen ist"),
  },
  "a callout with its place and its text",
  "ein Hinweis mit seiner Stelle und seinem Text",
);

const SCREEN = {
  file: z
    .string()
    .regex(/^screen-[\w-]+\.png$/u)
    .meta({
      nature: "data",
      sentence: "the picture's file name without its language, such as screen-editor.png (npm run screens takes it)",
      german: "der Dateiname des Bildes ohne die Sprache, etwa screen-editor.png (npm run screens nimmt es auf)",
      ...same,
    }),
  alt: line(
    40,
    300,
    "what the screen shows, for people who do not see it",
    "was der Bildschirm zeigt, für Menschen, die ihn nicht sehen",
  ),
};

/**
 * A picture of a screen, of which each language has its own: what is called `screen-editor.png` are the files
 * `screen-editor.de.png` and `screen-editor.en.png` beside the page. Upright ones are phones.
 */
export function screen(sentence: string, german: string) {
  return z.strictObject(SCREEN).meta({ nature: "picture", sentence, german, perLanguage: true });
}

/** The same, with what to look at. */
export function explainedScreen(sentence: string, german: string) {
  const callouts = list(callout, 1, 5, "what to look at, by number", "worauf zu achten ist, nach Nummern").optional();
  return z.strictObject({ ...SCREEN, callouts }).meta({ nature: "picture", sentence, german, perLanguage: true });
}

/** The edges of a part of a picture, in per cent of its width and height. */
function focus() {
  const edge = z
    .number()
    .min(0)
    .max(100)
    .meta({
      nature: "data",
      sentence: "per cent of the picture, from 0 to 100",
      german: "Prozent des Bildes, von 0 bis 100",
      ...same,
    });
  return z
    .array(edge)
    .length(4)
    .refine(([left = 0, top = 0, right = 100, bottom = 100]) => left < right && top < bottom, {
      message: "has no area",
      params: { remedy: "write [left, top, right, bottom], left below right and top below bottom" },
    })
    .meta({
      nature: "data",
      sentence:
        "the part of the picture that stays in view where it is cropped: its edges [left, top, right, bottom] in per cent, such as [20, 0, 60, 100]",
      german:
        "der Teil des Bildes, der auch im Anschnitt sichtbar bleibt: seine Ränder [links, oben, rechts, unten] in Prozent, etwa [20, 0, 60, 100]",
    });
}
