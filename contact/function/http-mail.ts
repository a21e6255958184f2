/** Sends a mail by a service that takes JSON over HTTPS, with a token: the way out of a host that has no SMTP. */
import type { Mail } from "../mail/compose-mail";
import type { FunctionSettings } from "./function-settings";

/** In milliseconds: the site's form waits for half a minute. */
const PATIENCE = 15_000;

/** The API has not taken the mail over. Its code says no word of what the API has said. */
class NotTaken extends Error {
  readonly code: string;
  constructor(status: number) {
    super("The mail API has not taken the mail");
    this.code = `HTTP ${status}`;
  }
}

/**
 * The fields are those of Resend's API (https://resend.com/docs/api-reference/emails/send-email), which others take as well;
 * `Idempotency-Key` lets it know a second copy of the same message.
 * @throws where the answer is none from 200 to 299, or none comes in time
 */
export async function sendByHttp(mail: Mail, { mailUrl, mailToken }: FunctionSettings): Promise<void> {
  const { status, ok } = await fetch(mailUrl, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${mailToken}`,
      "Content-Type": "application/json",
      "Idempotency-Key": mail.messageId.slice(1, -1),
    },
    body: JSON.stringify({
      from: mail.from,
      to: [mail.to],
      ...(mail.replyTo === undefined ? {} : { reply_to: mail.replyTo }),
      subject: mail.subject,
      text: mail.text,
      headers: {
        "Message-ID": mail.messageId,
        "Auto-Submitted": "auto-generated",
        "Content-Language": mail.language,
      },
    }),
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!ok) throw new NotTaken(status);
}
