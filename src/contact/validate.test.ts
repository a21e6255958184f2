import { toAsciiAddress, EMAIL_PATTERN, type FieldName } from "./form-fields";
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

/** Validates a valid form with these changes. @returns problems as `field code` */
const findProblems = (values: Values) => {
  const all: Values = { ...GOOD, ...values };
  return validate((field) => all[field]).map(({ field, code }) => `${field} ${code}`);
};

describe("validate for the contact form", () => {
  it("requires name, e-mail, message and consent", () => {
    expect(validate(() => undefined).map(({ field }) => field)).toEqual(["name", "email", "message", "consent"]);
    expect(findProblems({ company: undefined, telephone: undefined, topic: undefined })).toEqual([]);
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
  ])("checks the limits of %s, case %#", (field, value, problems) => {
    expect(findProblems({ [field]: value })).toEqual(problems);
  });

  it("counts CRLF as one character", () => {
    const lines = Array.from({ length: 2500 }, () => "x").join("\r\n");
    expect(normalizeValue(lines)).toHaveLength(4999);
    expect(findProblems({ message: `${lines}x` })).toEqual([]);
    expect(findProblems({ message: `${lines}xx` })).toEqual(["message long"]);
  });
});

describe("validate for an application", () => {
  it("requires name, e-mail and message, without consent", () => {
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
  ])("returns for the link %s the problems %j, and ignores it in a contact form", (link, problems) => {
    expect(findProblems({ position: "C8 Java", consent: undefined, link })).toEqual(problems);
    expect(findProblems({ link })).toEqual([]);
  });
});

/** Cases of the HTML standard's grammar, with a required dot in the domain. */
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
  // Chromium converts a domain to ASCII before it sends it. Firefox does not.
  ["kim@müller.example", undefined],
  ["kim@Straße.例え", undefined],
  ["müller@post.example", "invalid"],
  ["kim@müller.example/x", "invalid"],
  ["kim@mü\u202Eller.example", "invalid"],
  [`a@${"b".repeat(64)}.example`, "invalid"],
])("validate returns for the e-mail address %s the problem %s", (email, code) => {
  expect(EMAIL_PATTERN.test(toAsciiAddress(email))).toBe(code === undefined);
  expect(findProblems({ email })).toEqual(code === undefined ? [] : [`email ${code}`]);
});
