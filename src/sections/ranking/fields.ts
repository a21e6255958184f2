import { z } from "zod";
import { count, group, id, inline, large, line, list } from "../../content/vocabulary";

const wish = group(
  {
    name: large(line(2, 40, "what is wished for", "was gewünscht wird")),
    place: count(
      1,
      "its place after the order is made; without it, it is struck out",
      "sein Platz in der neuen Reihenfolge; ohne ihn ist der Wunsch gestrichen",
    ).optional(),
    text: inline("why it stands there, or why it is struck out", "warum er dort steht oder warum er gestrichen ist"),
  },
  "a wish with name, place and text",
  "ein Wunsch mit Namen, Platz und Text",
);

/** A wish list, and the order that is made of it: a line leads from each place to the new one. */
export const fields = group(
  {
    type: z.literal("ranking"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    text: inline("a paragraph before the lists", "ein Absatz vor den Listen").optional(),
    wished: line(2, 30, "the head of the list as it was", "der Kopf der Liste, wie sie war"),
    ranked: line(2, 30, "the head of the list as it is", "der Kopf der Liste, wie sie ist"),
    struck: line(2, 30, "the head of what is struck out", "der Kopf dessen, was gestrichen ist"),
    was: line(
      2,
      30,
      "what stands before the old place, such as Was no.",
      "was vor dem alten Platz steht, etwa „War Nr.“",
    ),
    wishes: list(
      wish,
      4,
      10,
      "the wishes, in the order in which they came",
      "die Wünsche, in der Reihenfolge, in der sie kamen",
    ),
    note: inline("a paragraph after the lists", "ein Absatz nach den Listen").optional(),
  },
  "a wish list and the order made of it, with what is struck out",
  "eine Wunschliste und die Reihenfolge, die daraus wird, mit dem, was gestrichen ist",
).superRefine(inOnePlace);

function inOnePlace({ wishes }: { wishes: readonly { place?: number | undefined }[] }, context: z.RefinementCtx): void {
  const places = wishes.flatMap(({ place }) => place ?? []);
  wishes.forEach(({ place }, index) => {
    if (place === undefined) return;
    const isTaken = wishes.findIndex((other) => other.place === place) < index;
    if (!isTaken && place <= places.length) return;
    context.addIssue({
      code: "custom",
      path: ["wishes", index, "place"],
      message: isTaken ? `is ${place}, which another wish has` : `is ${place} of ${places.length} places`,
      params: { remedy: `give each wish that stays one of the places 1 to ${places.length}` },
    });
  });
}
