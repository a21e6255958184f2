/** For Cloudflare Pages: named by a file in `functions` (docs/operating.md). */
import { handleRequest } from "./handle-request";

interface Context {
  request: Request;
  env: Readonly<Record<string, string | undefined>>;
}

export function onRequest({ request, env }: Context): Promise<Response> {
  return handleRequest(request, env);
}
