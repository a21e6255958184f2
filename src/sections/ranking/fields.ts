import { count, group, inline, line, list, section, addIssue } from "../../content/vocabulary";

const wish = group({
  en: "a wish with name, place and text",
  de: "ein Wunsch mit Namen, Platz und Text",
  fields: {
    name: line({ length: [2, 40], en: "what is wished for", de: "was gewünscht wird", hyphenate: "heading" }),
    place: count({
      en: "its place after the order is made; without it, it is struck out",
      de: "sein Platz in der neuen Reihenfolge; ohne ihn ist der Wunsch gestrichen",
    }).optional(),
    text: inline({
      en: "why it stands there, or why it is struck out",
      de: "warum er dort steht oder warum er gestrichen ist",
    }),
  },
});

export const fields = section("ranking", {
  en: "a wish list and the order made of it, with what is struck out",
  de: "eine Wunschliste und die Reihenfolge, die daraus wird, mit dem, was gestrichen ist",
  fields: {
    wished: line({ length: [2, 30], en: "the head of the list as it was", de: "der Kopf der Liste, wie sie war" }),
    ranked: line({ length: [2, 30], en: "the head of the list as it is", de: "der Kopf der Liste, wie sie ist" }),
    struck: line({ length: [2, 30], en: "the head of what is struck out", de: "der Kopf dessen, was gestrichen ist" }),
    was: line({
      length: [2, 30],
      en: "what stands before the old place, such as Was no.",
      de: "was vor dem alten Platz steht, etwa „War Nr.“",
    }),
    wishes: list(wish, {
      count: [4, 10],
      en: "the wishes, in the order in which they came",
      de: "die Wünsche, in der Reihenfolge, in der sie kamen",
    }),
    note: inline({ en: "a paragraph after the lists", de: "ein Absatz nach den Listen" }).optional(),
  },
}).superRefine(({ wishes }, context) => {
  const places = wishes.flatMap(({ place }) => place ?? []);
  wishes.forEach(({ place }, index) => {
    if (place === undefined) return;
    const isTaken = wishes.findIndex((other) => other.place === place) < index;
    if (!isTaken && place <= places.length) return;
    const message = isTaken ? `is ${place}, which another wish has` : `is ${place} of ${places.length} places`;
    const remedy = `give each wish that stays one of the places 1 to ${places.length}`;
    addIssue(context)(["wishes", index, "place"], message, remedy);
  });
});
