import { parseForm } from "./parse-form";
import { FORM } from "./testing";

const { lang: _lang, company: _company, telephone: _telephone, topic: _topic, ...GOOD } = FORM;
const NOON = new Date("2026-05-04T12:00:00Z");
const parse = (fields: Record<string, string>) =>
  parseForm(new URLSearchParams({ ...GOOD, lang: "de", ...fields }), NOON);

describe("parseForm", () => {
  it("returns the fields of the form, trimmed and with LF for line breaks", () => {
    expect(parse({ message: "  Zwanzig Zeichen\r\nsind es. ", admin: "1", _next: "/de/" })).toEqual({
      outcome: "accepted",
      message: {
        arrived: "2026-05-04T12:00:00.000Z",
        language: "de",
        fields: { ...GOOD, message: "Zwanzig Zeichen\nsind es." },
      },
    });
  });

  it("reads a form with a position as an application", () => {
    const own = { position: "C8 Java", name: GOOD.name, email: GOOD.email, link: "kim.example", message: GOOD.message };
    expect(parse({ ...own, consent: "", company: "Müller" })).toMatchObject({ message: { fields: own } });
    expect(parse({ ...own, company: "Müller" })).not.toHaveProperty("message.fields.company");
  });

  it.each(["info@müller.example", "info@xn--mller-kva.example"])("converts the domain of %s to ASCII", (email) =>
    expect(parse({ email })).toMatchObject({ message: { fields: { email: "info@xn--mller-kva.example" } } }),
  );

  it("returns the first of two values of a field", () => {
    const form = new URLSearchParams([...Object.entries(GOOD), ["email", "other@post.example"]]);
    expect(parseForm(form, NOON)).toMatchObject({ message: { fields: { email: GOOD.email } } });
  });
});
