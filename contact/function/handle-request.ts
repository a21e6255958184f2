/**
 * The endpoint as a function of a host: a Request in, a Response out. There is no disk: the visitor is thanked only after the
 * mail's API has said yes, and hears of it otherwise. How many may write is the host's to limit.
 */
import { isForm, MOST_BYTES } from "../../src/contact/receive";
import { answerForm, corsHeaders, failureAnswer, type Reply } from "../http/answer-form";
import type { Failure } from "../http/pages";
import { composeMail } from "../mail/compose-mail";
import { sendByHttp } from "./http-mail";
import { readFunctionSettings } from "./function-settings";

/**
 * @param environment settings, as the host gives them to its functions (docs/operating.md)
 * @throws WrongSettings, with every mistake: the host shows it in its log
 */
export async function handleRequest(
  request: Request,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Response> {
  const settings = readFunctionSettings(environment);
  const { answer, outcome, id, reason } = await reply(request, settings);
  const details = { event: "request", id, outcome, status: answer.status, reason };
  console.log(JSON.stringify(details));
  const headers = { ...answer.headers, ...corsHeaders(request.headers.get("Origin"), settings.site) };
  return new Response(answer.body === "" ? null : answer.body, { status: answer.status, headers });
}

async function reply(request: Request, settings: ReturnType<typeof readFunctionSettings>): Promise<Reply> {
  const headers = {
    accept: request.headers.get("Accept") ?? undefined,
    "accept-language": request.headers.get("Accept-Language") ?? undefined,
  };
  const fail = (status: number, outcome: Reply["outcome"], failure: Failure): Reply => ({
    answer: failureAnswer(status, failure, headers),
    outcome,
  });
  if (request.method !== "POST") return withAllow(fail(405, "other", "other"));
  if (!isForm(request.headers.get("Content-Type") ?? "")) return fail(415, "not-a-form", "notAForm");
  const body = await readBody(request);
  if (body === undefined) return fail(413, "too-large", "tooLarge");
  return answerForm(new URLSearchParams(body), headers, {
    site: settings.site,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    keep: (message) => sendByHttp(composeMail(message, settings), settings),
  });
}

/** RFC 9110, section 15.5.6: 405 comes with the methods that there are. */
function withAllow({ answer, ...others }: Reply): Reply {
  return { ...others, answer: { ...answer, headers: { ...answer.headers, Allow: "POST" } } };
}

/** @returns undefined where there is more than a form can have */
async function readBody(request: Request): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  for (let reader = request.body?.getReader(); reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    if (bytes > MOST_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}
