/** What the service's tests begin with. */
import type { KeptMessage } from "../kept-message";
import { readSettings } from "../settings/read-settings";
import type { Settings } from "../settings/settings";

export const SITE = "https://www.fernwerk.example";

export const FORM = {
  name: "Kim Beispiel",
  email: "kim@post.example",
  company: "Müller & Söhne",
  telephone: "+49 221 4710 999",
  topic: "product",
  message: "Unsere Buchungsstrecke ist zu langsam:\nworan liegt es?",
  consent: "yes",
  lang: "de",
};

const { lang: language, ...fields } = FORM;

/** @param number of the message: it makes its id */
export function sampleMessage(number = 1, more: Partial<KeptMessage> = {}): KeptMessage {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
  return { id, arrived: "2026-05-04T12:00:00.000Z", language, fields: { ...fields }, ...more };
}

/** @param more variables in the place of, or beside, those that have to be set */
export function sampleSettings(more: Record<string, string> = {}): Settings {
  return readSettings({
    CONTACT_TO: "office@fernwerk.example",
    CONTACT_FROM: "website@fernwerk.example",
    CONTACT_SITE: SITE,
    CONTACT_SPOOL: "/tmp/no-such-spool",
    CONTACT_SMTP_HOST: "localhost",
    CONTACT_SMTP_TLS: "none",
    ...more,
  });
}
