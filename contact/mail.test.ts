import nodemailer from "nodemailer";
import { FIELD_NAMES } from "../src/contact/form-fields";
import { composeMail } from "./mail";
import { type Message, parseForm } from "./parse-form";
import { mailOptions } from "./smtp";
import { FORM, sampleMessage, sampleSettings } from "./testing";

const composed = (fields: Message["fields"] = {}, language = "de") =>
  composeMail(sampleMessage(fields, language), sampleSettings());

/** Composes the source of a mail, as a mail server receives it. */
async function renderMail(mail: ReturnType<typeof composed>): Promise<string> {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return String((await transport.sendMail(mailOptions(mail))).message);
}

/** Parses a mail's headers: unfolded (RFC 5322, section 2.2.3), with lower-case names. */
function parseHeaders(mail: string): [name: string, value: string][] {
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

describe("composeMail", () => {
  it("addresses the operator, with a reply-to of the visitor", () => {
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

  it("gives a form that is sent twice on one day one Message-ID, and a new one if a field or the day differs", async () => {
    const { id } = composed();
    expect(await renderMail(composed())).toContain(`\r\nMessage-ID: <${id}@fernwerk.example>\r\n`);
    const idAt = (arrived: string) => composeMail({ ...sampleMessage(), arrived }, sampleSettings()).id;
    expect(idAt("2026-05-04T23:59:59.999Z")).toBe(id);
    const differentIds = [
      idAt("2026-05-05T00:00:00.000Z"),
      ...FIELD_NAMES.map((field) => composed({ [field]: "press" }).id),
    ];
    expect(new Set([id, ...differentIds]).size).toBe(differentIds.length + 1);
  });

  it("writes in the visitor's language, without empty fields", () => {
    const { subject, text, language } = composed({ company: "", telephone: "", topic: "" }, "en");
    expect([subject, language]).toEqual(["Contact form: Kim Beispiel", "en"]);
    expect(text).toContain("E-mail: kim@post.example\n\nUnsere");
    expect(composed({}, "tlh").language).toBe("en");
  });

  it.each([
    ["de", "Bewerbung: C8 Senior Java Developer, Kim Beispiel", "Stelle: C8 Senior Java Developer\nName: Kim"],
    ["en", "Application: C8 Senior Java Developer, Kim Beispiel", "Position: C8 Senior Java Developer\nName: Kim"],
  ])("names in %s the position of an application in the subject", (language, subject, begins) => {
    const { name = "", email = "", message = "" } = sampleMessage().fields;
    const fields = { position: "C8 Senior Java Developer", name, email, link: "kim.example", message };
    const mail = composeMail({ ...sampleMessage({}, language), fields }, sampleSettings());
    expect([mail.subject, mail.text.slice(0, begins.length)]).toEqual([subject, begins]);
    expect(mail.text).toContain("\nLink: kim.example\n");
  });

  it("composes plain text from a message with HTML", async () => {
    const mail = await renderMail(composed({ message: "<script>alert(1)</script> und noch mehr" }));
    expect(parseHeaders(mail).find(([name]) => name === "content-type")?.[1]).toMatch(/^text\/plain; charset=utf-8/u);
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
    "keeps receiver and headers for %s of %j, unless parseForm refuses it",
    async (field, evil) => {
      const parsed = parseForm(new URLSearchParams({ ...FORM, [field]: `kim@post.example${evil}` }), new Date());
      if (parsed.outcome !== "accepted") return expect(parsed).toMatchObject({ problems: [{ field }] });
      const mail = composeMail(parsed.message, sampleSettings());
      const headers = parseHeaders(await renderMail(mail));
      expect(headers.map(([name]) => name).sort()).toEqual(HEADERS);
      expect(new Map(headers).get("to")).toBe("office@fernwerk.example");
      expect(new Map(headers).get("reply-to")).toMatch(/^kim@post\.example/u);
      // A mail program decodes an encoded word (RFC 2047) wherever it appears.
      expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202E\u200E\u200F\u061C]|=\?/u);
    },
  );

  it("leaves out a reply-to that is too long for mail servers", () => {
    expect(composed({ email: `kim@${"a.".repeat(200)}example` }).replyTo).toBeUndefined();
  });
});
