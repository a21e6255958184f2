import nodemailer from "nodemailer";
import { FIELD_NAMES } from "../src/contact/form-fields";
import { composeMail } from "./mail";
import { type Message, parseForm } from "./parse-form";
import { mailOptions } from "./smtp";
import { FORM, sampleMessage, sampleSettings } from "./testing";

const composed = (fields: Message["fields"] = {}, language = "de") =>
  composeMail(sampleMessage(fields, language), sampleSettings());

/** @returns the mail's bytes, as a mail server gets them */
async function written(mail: ReturnType<typeof composed>): Promise<string> {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return String((await transport.sendMail(mailOptions(mail))).message);
}

/** @returns a mail's headers by their names in small letters, unfolded (RFC 5322, section 2.2.3) */
function headersOf(mail: string): [name: string, value: string][] {
  const [head = ""] = mail.split("\r\n\r\n");
  const lines = head.replace(/\r\n[ \t]+/gu, " ").split("\r\n");
  return lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
}

const HEADERS = [
  ...["auto-submitted", "content-language", "content-transfer-encoding", "content-type", "date", "from"],
  ...["message-id", "mime-version", "reply-to", "subject", "to"],
];

describe("the mail of a message", () => {
  it("goes to the operator, and an answer to it to the visitor", () => {
    expect(composed()).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/u),
      from: "website@fernwerk.example",
      to: "office@fernwerk.example",
      replyTo: "kim@post.example",
      subject: "Kontaktformular: Produkt, Kim Beispiel",
      date: new Date("2026-05-04T12:00:00Z"),
      language: "de",
      text: `Name: Kim Beispiel
E-Mail: kim@post.example
Unternehmen: Müller & Söhne
Telefon: +49 221 4710 999
Thema: Produkt

Unsere Buchungsstrecke ist zu langsam:
woran liegt es?

-- 
Gesendet über das Formular von www.fernwerk.example, deutsche Seite, am 2026-05-04 12:00 UTC.
`,
    });
  });

  it("has the same Message-ID where the form is sent again on one day, and another where anything differs", async () => {
    const { id } = composed();
    expect(await written(composed())).toContain(`\r\nMessage-ID: <${id}@fernwerk.example>\r\n`);
    const idAt = (arrived: string) => composeMail({ ...sampleMessage(), arrived }, sampleSettings()).id;
    expect(idAt("2026-05-04T23:59:59.999Z")).toBe(id);
    const others = [idAt("2026-05-05T00:00:00.000Z"), ...FIELD_NAMES.map((field) => composed({ [field]: "press" }).id)];
    expect(new Set([id, ...others]).size).toBe(others.length + 1);
  });

  it("is in the visitor's language, without what was left empty", () => {
    const { subject, text, language } = composed({ company: "", telephone: "", topic: "" }, "en");
    expect([subject, language]).toEqual(["Contact form: Kim Beispiel", "en"]);
    expect(text).toContain("E-mail: kim@post.example\n\nUnsere");
    expect(composed({}, "tlh").language).toBe("en");
  });

  it.each([
    ["de", "Bewerbung: C8 Senior Java Developer, Kim Beispiel", "Stelle: C8 Senior Java Developer\nName: Kim"],
    ["en", "Application: C8 Senior Java Developer, Kim Beispiel", "Position: C8 Senior Java Developer\nName: Kim"],
  ])("says in %s in its subject which position somebody applies for", (language, subject, begins) => {
    const { name = "", email = "", message = "" } = sampleMessage().fields;
    const fields = { position: "C8 Senior Java Developer", name, email, link: "kim.example", message };
    const mail = composeMail({ ...sampleMessage({}, language), fields }, sampleSettings());
    expect([mail.subject, mail.text.slice(0, begins.length)]).toEqual([subject, begins]);
    expect(mail.text).toContain("\nLink: kim.example\n");
  });

  it("is plain text, whatever stands in it", async () => {
    const mail = await written(composed({ message: "<script>alert(1)</script> und noch mehr" }));
    expect(headersOf(mail).find(([name]) => name === "content-type")?.[1]).toMatch(/^text\/plain; charset=utf-8/u);
    expect(mail).toContain("<script>");
  });

  const EVIL = [
    "\r\nBcc: victim@evil.example\r\n",
    "\nBcc: victim@evil.example",
    "\rBcc: victim@evil.example",
    "\r\n\r\n<h1>Another body</h1>",
    "\u0000\u2028Bcc: victim@evil.example\u2029",
    "\u202Egnp.exe\u200E\u200F\u061C",
    "=?utf-8?Q?=0D=0ABcc:_victim=40evil.example?=",
    "kim@post.example, victim@evil.example",
    "kim@post.example> <victim@evil.example",
    '"a\\"" <victim@evil.example>',
  ];
  it.each(FIELD_NAMES.flatMap((field) => EVIL.map((evil) => [field, evil] as const)))(
    "has one receiver and the same headers with %s of %j, or the form is refused",
    async (field, evil) => {
      const parsed = parseForm(new URLSearchParams({ ...FORM, [field]: `kim@post.example${evil}` }), new Date());
      if (parsed.outcome !== "accepted") return expect(parsed).toMatchObject({ problems: [{ field }] });
      const mail = composeMail(parsed.message, sampleSettings());
      const headers = headersOf(await written(mail));
      expect(headers.map(([name]) => name).sort()).toEqual(HEADERS);
      expect(new Map(headers).get("to")).toBe("office@fernwerk.example");
      expect(new Map(headers).get("reply-to")).toMatch(/^kim@post\.example/u);
      // A mail program decodes an encoded word (RFC 2047) wherever it appears.
      expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202E\u200E\u200F\u061C]|=\?/u);
    },
  );

  it("names no address to answer that is longer than mail servers take", () => {
    expect(composed({ email: `kim@${"a.".repeat(200)}example` }).replyTo).toBeUndefined();
  });

  it("has lines that every mail server takes (RFC 5322, section 2.1.1)", async () => {
    const mail = await written(composed({ name: "ü".repeat(100), message: "€".repeat(5000) }));
    expect(Math.max(...mail.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(998);
    expect(mail).not.toMatch(/(?<!\r)\n/u);
  });
});
