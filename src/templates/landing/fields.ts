import { group, inline, inlineList, line, list, route } from "../../content/vocabulary";
import { common } from "../../model/common";
import { lineLetter } from "../../model/line-fields";
import { sections } from "../../model/sections";

const leg = group({
  en: "a leg with title, time, text and gets",
  de: "eine Etappe mit Name, Zeit, Text und Ergebnis",
  fields: {
    title: line({ length: [3, 70], en: "the leg's name", de: "der Name der Etappe", hyphenate: "heading" }),
    time: line({ length: [2, 30], en: "when it ends: bis Woche 2", de: "wann sie endet: bis Woche 2" }),
    text: inline({ en: "what happens in it", de: "was in ihm geschieht" }),
    gets: line({ length: [3, 120], en: "what the client has at its end", de: "was der Kunde an ihrem Ende hat" }),
  },
});

const ticket = group({
  en: "the ticket beside the title",
  de: "der Fahrschein neben der Überschrift",
  fields: {
    title: line({ length: [5, 60], en: "what the first talk brings", de: "was das erste Gespräch bringt" }),
    text: line({
      length: [20, 160],
      en: "how it goes, in a sentence or two",
      de: "wie es abläuft, in ein, zwei Sätzen",
    }),
    route: route({ en: "the contact page for this offer", de: "die Kontaktseite für dieses Angebot" }),
    label: line({ length: [4, 34], en: "the button's words", de: "die Wörter auf dem Knopf" }),
    from: line({ length: [2, 30], en: "what there is now", de: "was jetzt da ist", hyphenate: "column" }),
    to: line({ length: [2, 30], en: "what there is at the end", de: "was am Ende da ist", hyphenate: "column" }),
    time: line({ length: [2, 20], en: "how long the way takes", de: "wie lange der Weg dauert", hyphenate: "column" }),
  },
});

export const fields = group({
  en: "a landing page",
  de: "eine Kampagnenseite",
  plural: { en: "Campaigns", de: "Kampagnen" },
  fields: {
    ...common,
    sections,
    line: lineLetter(),
    ticket,
    legs: list(leg, { count: [3, 3], en: "the three legs", de: "die drei Etappen" }),
    fits: inlineList({ count: [2, 5], en: "when the offer fits", de: "wann das Angebot passt" }),
    unfit: inlineList({ count: [2, 5], en: "when it does not fit", de: "wann es nicht passt" }),
    proof: route({ en: "the project that proves it", de: "das Projekt, das es belegt" }),
  },
});

export const routePattern = {
  pattern: /^\/landingpages\/[^/]+\/$|^\/common-landing-test\/$/u,
  written: "/landingpages/<name>/",
};
export const folder = "content/pages/landingpages";
export const parts = ["legs", "fits", "proof", "contact"];
