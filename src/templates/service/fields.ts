import { questions, steps, titled } from "../../content/parts";
import { group, inline, line, lineLetter, list } from "../../content/vocabulary";
import { common } from "../../model/common";
import { fare } from "../../model/fare";
import { sections } from "../../model/sections";

/** What services and solutions tell: what you get, how it goes, what it needs from you, what it does not include. */
export const offer = {
  line: lineLetter(),
  question: line(10, 140, "the question that the page answers, as a client asks it"),
  gets: list(titled, 3, 6, "what the client gets"),
  steps: steps(3, 5),
  needs: list(inline("something the client brings"), 2, 6, "what we need from the client"),
  excludes: list(inline("something that is not part of it"), 2, 6, "what is not included"),
  questions: questions(2, 5),
  fare: fare.optional(),
};

export const fields = group({ ...common, sections, ...offer }, "a service");
