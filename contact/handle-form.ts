import type { IncomingHttpHeaders } from "node:http";
import { BESIDES } from "../src/contact/form-fields";
import { type Answer, clientOf, failureAnswer, problemsAnswer, thanksAnswer } from "./answers";
import { composeMail } from "./mail";
import { parseForm } from "./parse-form";
import type { Settings } from "./settings";
import type { SendMail } from "./smtp";
import type { Failure } from "./texts";

export interface Reply extends Answer {
  outcome: "accepted" | "refused" | Failure;
  /** The mail's id, where there is a mail. */
  id?: string;
  error?: unknown;
}

interface Parts {
  settings: Settings;
  send: SendMail;
  /** Counts a message. @returns the seconds until there is room for it; 0 where there is */
  countMessage(): Promise<number>;
}

/** Thanks once the mail server has taken the message over. Before that nothing is promised and nothing is stored. */
export async function handleForm(
  form: URLSearchParams,
  headers: IncomingHttpHeaders,
  { settings, send, countMessage }: Parts,
): Promise<Reply> {
  const client = clientOf(headers, form.get(BESIDES.language));
  const parsed = parseForm(form, new Date());
  if (parsed.outcome === "refused") return { ...problemsAnswer(client, parsed.problems), outcome: "refused" };
  if (parsed.outcome === "honeypot") return { ...failureAnswer(client, 422, "honeypot"), outcome: "honeypot" };
  const seconds = await countMessage();
  if (seconds > 0) return { ...failureAnswer(client, 429, "busy", { "Retry-After": `${seconds}` }), outcome: "busy" };
  const mail = composeMail(parsed.message, settings);
  try {
    await send(mail);
  } catch (error) {
    return { ...failureAnswer(client, 503, "broken"), outcome: "broken", id: mail.id, error };
  }
  return { ...thanksAnswer(client, form.get(BESIDES.next), settings.site), outcome: "accepted", id: mail.id };
}
