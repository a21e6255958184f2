import { isForm, receive } from "./receive";

const GOOD = {
  name: "Kim",
  email: "kim@post.example",
  message: "Zwanzig Zeichen sind es.",
  consent: "yes",
  lang: "de",
};
const NOON = new Date("2026-05-04T12:00:00Z");
const received = (fields: Record<string, string>) => receive(new URLSearchParams({ ...GOOD, ...fields }), NOON);

describe("a form that arrives", () => {
  it("is a message of what the form has, and of nothing else, as it is measured", () => {
    expect(received({ message: "  Zwanzig Zeichen\r\nsind es. ", admin: "1", _next: "/de/" })).toEqual({
      outcome: "accepted",
      message: {
        arrived: "2026-05-04T12:00:00.000Z",
        language: "de",
        fields: { name: "Kim", email: "kim@post.example", message: "Zwanzig Zeichen\nsind es.", consent: "yes" },
      },
    });
  });

  it("is an application where it names a position, with the fields of one", () => {
    const { consent: _consent, lang: _lang, ...own } = { ...GOOD, position: "C8 Java", link: "kim.example" };
    const { message } = received({ ...own, company: "Müller", topic: "career" }) as { message?: object };
    expect(message).toMatchObject({ language: "de", fields: own });
    expect(Object.keys((message as { fields: object }).fields)).toHaveLength(5);
  });

  it.each(["info@müller.example", "info@xn--mller-kva.example"])(
    "has an address that every mail server takes: %s",
    (email) =>
      expect(received({ email })).toMatchObject({ message: { fields: { email: "info@xn--mller-kva.example" } } }),
  );

  it("is refused by the form's own rules, and is none where the trap is filled in", () => {
    expect(received({ email: "kim@" })).toEqual({
      outcome: "refused",
      problems: [{ field: "email", code: "no-domain" }],
    });
    expect(received({ _gotcha: "https://spam.example" })).toEqual({ outcome: "trapped" });
  });

  it("counts with the first of two values of a name", () => {
    const form = new URLSearchParams([...Object.entries(GOOD), ["email", "other@post.example"]]);
    expect(receive(form, NOON)).toMatchObject({ message: { fields: { email: "kim@post.example" } } });
  });

  it.each<[string | undefined, boolean]>([
    ["application/x-www-form-urlencoded", true],
    ["Application/X-WWW-Form-Urlencoded ; charset=UTF-8", true],
    ["application/x-www-form-urlencoded-not", false],
    ["text/plain", false],
    [undefined, false],
  ])("says by its type whether it is one: %s", (type, isOne) => expect(isForm(type)).toBe(isOne));
});
