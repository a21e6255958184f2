import { group, inline, line, lineLetter, list, route } from "../../content/vocabulary";
import { common } from "../../model/common";
import { textSections } from "../../model/sections";

const leg = group(
  {
    title: line(3, 70, "the leg's name"),
    time: line(2, 30, "when it ends: bis Woche 2"),
    text: inline("what happens in it"),
    gets: line(3, 120, "what the client has at its end"),
  },
  "a leg with title, time, text and gets",
);

/** A campaign page: a promise, three legs, an honest list, one project as proof. */
export const fields = group(
  {
    ...common,
    sections: textSections,
    line: lineLetter(),
    legs: list(leg, 3, 3, "the three legs"),
    fits: list(inline("when the offer fits"), 2, 5, "when it fits"),
    unfit: list(inline("when it does not fit"), 2, 5, "when it does not fit"),
    proof: route("the project that proves it"),
  },
  "a landing page",
);
