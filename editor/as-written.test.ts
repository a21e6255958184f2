import { z } from "zod";
import { dropUntouchedFields } from "./drop-untouched-fields";

const section = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("text"), id: z.string(), body: z.string(), short: z.boolean().optional() }),
  z.strictObject({ type: z.literal("figures"), id: z.string(), figures: z.array(z.string()) }),
]);
const page = z.strictObject({ sections: z.array(section) });

const [TEXT, FIGURES] = [
  { type: "text", id: "a", body: "One.\n\n", short: false, odd: "x" },
  { type: "figures", id: "b", figures: ["1"] },
];
const SENT = [
  { type: "text", id: "a", body: "One.", short: false },
  { type: "figures", id: "b", figures: ["1"] },
];

const sections = (...sent: unknown[]) => dropUntouchedFields(page, { sections: sent }, { sections: [TEXT, FIGURES] });

it("dropUntouchedFields keeps a moved section's undeclared fields with that section", () => {
  expect(sections(...SENT)).toEqual({ sections: [TEXT, FIGURES] });
  expect(sections(SENT[1], SENT[0])).toEqual({ sections: [FIGURES, TEXT] });
});

it("dropUntouchedFields copies nothing from a removed section to the one that replaces it", () => {
  const fresh = { type: "figures", id: "c", figures: ["2"] };
  expect(sections(fresh, SENT[1])).toEqual({ sections: [fresh, FIGURES] });
});
