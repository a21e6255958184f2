import { group, inline, line, lineLetter, list, narrow, route } from "../../content/vocabulary";
import { common } from "../../model/common";
import { sections } from "../../model/sections";

const leg = group(
  {
    title: line(3, 70, "the leg's name"),
    time: line(2, 30, "when it ends: bis Woche 2"),
    text: inline("what happens in it"),
    gets: line(3, 120, "what the client has at its end"),
  },
  "a leg with title, time, text and gets",
);

const ticket = group(
  {
    title: line(5, 60, "what the first talk brings"),
    text: line(20, 160, "how it goes, in a sentence or two"),
    route: route("the contact page for this offer"),
    label: line(4, 34, "the button's words"),
    from: narrow(line(2, 30, "what there is now")),
    to: narrow(line(2, 30, "what there is at the end")),
    time: narrow(line(2, 20, "how long the way takes")),
  },
  "the ticket beside the title",
);

/** A campaign page: a promise with a ticket, three legs, an honest list, one project as proof. */
export const fields = group(
  {
    ...common,
    sections,
    line: lineLetter(),
    ticket,
    legs: list(leg, 3, 3, "the three legs"),
    fits: list(inline("when the offer fits"), 2, 5, "when it fits"),
    unfit: list(inline("when it does not fit"), 2, 5, "when it does not fit"),
    proof: route("the project that proves it"),
  },
  "a landing page",
);
