import { large, group, inline, line, lineLetter, list, narrow, route } from "../../content/vocabulary";
import { common } from "../../model/common";
import { sections } from "../../model/sections";

const leg = group(
  {
    title: large(line(3, 70, "the leg's name", "der Name der Etappe")),
    time: line(2, 30, "when it ends: bis Woche 2", "wann sie endet: bis Woche 2"),
    text: inline("what happens in it", "was in ihm geschieht"),
    gets: line(3, 120, "what the client has at its end", "was der Kunde an ihrem Ende hat"),
  },
  "a leg with title, time, text and gets",
  "eine Etappe mit Name, Zeit, Text und Ergebnis",
);

const ticket = group(
  {
    title: line(5, 60, "what the first talk brings", "was das erste Gespräch bringt"),
    text: line(20, 160, "how it goes, in a sentence or two", "wie es abläuft, in ein, zwei Sätzen"),
    route: route("the contact page for this offer", "die Kontaktseite für dieses Angebot"),
    label: line(4, 34, "the button's words", "die Wörter auf dem Knopf"),
    from: narrow(line(2, 30, "what there is now", "was jetzt da ist")),
    to: narrow(line(2, 30, "what there is at the end", "was am Ende da ist")),
    time: narrow(line(2, 20, "how long the way takes", "wie lange der Weg dauert")),
  },
  "the ticket beside the title",
  "der Fahrschein neben der Überschrift",
);

/** A campaign page: a promise with a ticket, three legs, an honest list, one project as proof. */
export const fields = group(
  {
    ...common,
    sections,
    line: lineLetter(),
    ticket,
    legs: list(leg, 3, 3, "the three legs", "die drei Etappen"),
    fits: list(inline("when the offer fits", "wann das Angebot passt"), 2, 5, "when it fits", "wann es passt"),
    unfit: list(
      inline("when it does not fit", "wann es nicht passt"),
      2,
      5,
      "when it does not fit",
      "wann es nicht passt",
    ),
    proof: route("the project that proves it", "das Projekt, das es belegt"),
  },
  "a landing page",
  "eine Kampagnenseite",
);
