import { type IncomingHttpHeaders, request, type RequestOptions } from "node:http";

export interface TestResponse {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
  /** The body, still compressed. */
  bytes: Buffer;
}

/** Sends a request with an unchanged path: `fetch` would normalise it, and follow redirects. */
export function requestPath(
  server: { host: string; port: number | string },
  path: string,
  options: RequestOptions = {},
  body?: string,
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ ...server, path, agent: false, timeout: 2000, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject).on("end", () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode, headers: response.headers, body: bytes.toString(), bytes });
      });
    });
    sent.on("timeout", () => sent.destroy(new Error(`${path} - has no response after 2 s`)));
    sent.on("error", reject).end(body);
  });
}
