import { explainedScreen } from "../../content/picture-vocabulary";
import { choice, inline, list, section } from "../../content/vocabulary";

export const fields = section("screens", {
  en: "screens of software at work, with what to look at",
  de: "Bildschirme von Software bei der Arbeit, und worauf zu achten ist",
  fields: {
    as: choice(["pair", "row"], {
      en: "how several stand: as a pair, a phone beside a window, or in a row; without it below each other",
      de: "wie mehrere stehen: als Paar, ein Telefon neben einem Fenster, oder in einer Reihe; ohne Angabe untereinander",
    }).optional(),
    screens: list(explainedScreen({ en: "a screen", de: "ein Bildschirm" }), {
      count: [1, 4],
      en: "the screens",
      de: "die Bildschirme",
    }),
    caption: inline({ en: "a sentence below the screens", de: "ein Satz unter den Bildschirmen" }).optional(),
  },
});
