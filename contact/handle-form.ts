import type { IncomingHttpHeaders } from "node:http";
import { HIDDEN_FIELDS } from "../src/contact/form-fields";
import { type ServiceResponse, readClient, createFailure, createProblems, createSuccess } from "./responses";
import { composeMail } from "./mail";
import { parseForm } from "./parse-form";
import type { Settings } from "./settings";
import type { SendMail } from "./smtp";
import type { ServiceFailure } from "./texts";

export interface Reply extends ServiceResponse {
  outcome: "accepted" | "refused" | ServiceFailure;
  /** The id of the mail, if one was composed. */
  id?: string;
  error?: unknown;
}

interface Dependencies {
  settings: Settings;
  send: SendMail;
  /** Counts a message against the limit of all senders. @returns the seconds until it is allowed, or 0 */
  checkRateLimit(): Promise<number>;
}

/** Handles a form: validates it, and confirms it after the mail server has accepted the mail. Stores no message. */
export async function handleForm(
  form: URLSearchParams,
  headers: IncomingHttpHeaders,
  { settings, send, checkRateLimit }: Dependencies,
): Promise<Reply> {
  const client = readClient(headers, form.get(HIDDEN_FIELDS.language));
  const parsed = parseForm(form, new Date());
  if (parsed.outcome === "refused") return { ...createProblems(client, parsed.problems), outcome: "refused" };
  if (parsed.outcome === "honeypot") return { ...createFailure(client, 422, "honeypot"), outcome: "honeypot" };
  const seconds = await checkRateLimit();
  if (seconds > 0)
    return { ...createFailure(client, 429, "rateLimited", { "Retry-After": `${seconds}` }), outcome: "rateLimited" };
  const mail = composeMail(parsed.message, settings);
  try {
    await send(mail);
  } catch (error) {
    return { ...createFailure(client, 503, "broken"), outcome: "broken", id: mail.id, error };
  }
  return { ...createSuccess(client, form.get(HIDDEN_FIELDS.next), settings.site), outcome: "accepted", id: mail.id };
}
