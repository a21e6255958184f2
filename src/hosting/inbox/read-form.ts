import type { IncomingMessage } from "node:http";
import { isForm, MOST_BYTES } from "../../contact/receive";

/** @returns the form that a request carries, or the status to refuse it with: 413, 415, or 400 where it breaks off. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | 400 | 413 | 415> {
  if (!isForm(request.headers["content-type"])) return 415;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MOST_BYTES) return 413;
      chunks.push(chunk);
    }
  } catch {
    return 400;
  }
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}
