import { asciiAddress, EMAIL, type FieldName } from "./form-fields";
import { normalizeValue, validate } from "./validate";

const GOOD = {
  name: "Kim Beispiel",
  email: "kim@post.example",
  company: "",
  telephone: "",
  topic: "project",
  message: "Zwanzig Zeichen sind es.",
  consent: "yes",
};

type Values = Partial<Record<FieldName, string | undefined>>;

/** @returns what is wrong with a form that is right but for these values, as `field code`. */
const wrong = (values: Values) => {
  const all: Values = { ...GOOD, ...values };
  return validate((field) => all[field]).map(({ field, code }) => `${field} ${code}`);
};

describe("the rules of the contact form", () => {
  it("ask for name, e-mail, message and consent, and for nothing else", () => {
    expect(validate(() => undefined).map(({ field }) => field)).toEqual(["name", "email", "message", "consent"]);
    expect(wrong({ company: undefined, telephone: undefined, topic: undefined })).toEqual([]);
  });

  it.each<[FieldName, string, string[]]>([
    ["name", "K", ["name short"]],
    ["name", "Ki", []],
    ["name", "x".repeat(100), []],
    ["name", "x".repeat(101), ["name long"]],
    ["name", " \t ", ["name missing"]],
    ["message", ` ${"x".repeat(19)}\n`, ["message short"]],
    ["company", "x".repeat(201), ["company long"]],
    ["topic", "weather", ["topic rejected"]],
    ["consent", "no", ["consent missing"]],
  ])("say of %s, case %#", (field, value, problems) => {
    expect(wrong({ [field]: value })).toEqual(problems);
  });

  it("count a line break as one character, however it was sent", () => {
    const lines = Array.from({ length: 2500 }, () => "x").join("\r\n");
    expect(normalizeValue(lines)).toHaveLength(4999);
    expect(wrong({ message: `${lines}x` })).toEqual([]);
    expect(wrong({ message: `${lines}xx` })).toEqual(["message long"]);
  });
});

describe("the rules of an application", () => {
  it("ask for name, e-mail and a few lines, and for no consent", () => {
    const problems = validate((field) => (field === "position" ? "C8 Java" : undefined));
    expect(problems.map(({ field }) => field)).toEqual(["name", "email", "message"]);
  });

  it.each<[string, string[]]>([
    ["github.com/kim", []],
    ["Https://www.kim.example:8080/a?b=c#d", []],
    ["kim", ["link invalid"]],
    ["kim@post.example", ["link invalid"]],
    ["siehe unten. Danke", ["link invalid"]],
    ["javascript:alert(1.5)", ["link invalid"]],
    [`kim.example/${"x".repeat(489)}`, ["link long"]],
  ])("say of the link %s: %j, and of a contact form with it nothing", (link, problems) => {
    expect(wrong({ position: "C8 Java", consent: undefined, link })).toEqual(problems);
    expect(wrong({ link })).toEqual([]);
  });
});

/** From the HTML standard's grammar, of which a domain without a dot is left out. */
it.each([
  ["a@b", "no-domain"],
  ["kim@müller", "no-domain"],
  ["kim@post.example", undefined],
  ["o'neil+tag@a-b.example", undefined],
  [`a@${"b".repeat(63)}.example`, undefined],
  ["kim", "no-at"],
  ["kim@", "no-domain"],
  ["kim@@post.example", "invalid"],
  ["kim@post..example", "invalid"],
  ["kim@-post.example", "invalid"],
  ["kim müller@post.example", "invalid"],
  // What Chromium makes of a domain before it sends it, Firefox leaves to us.
  ["kim@müller.example", undefined],
  ["kim@Straße.例え", undefined],
  ["müller@post.example", "invalid"],
  ["kim@müller.example/x", "invalid"],
  ["kim@mü\u202Eller.example", "invalid"],
  [`a@${"b".repeat(64)}.example`, "invalid"],
])("of the e-mail address %s the form says: %s", (email, code) => {
  expect(EMAIL.test(asciiAddress(email))).toBe(code === undefined);
  expect(wrong({ email })).toEqual(code === undefined ? [] : [`email ${code}`]);
});
