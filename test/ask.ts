import { type IncomingHttpHeaders, request, type RequestOptions } from "node:http";

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
  /** The body as it came, compressed where it is. */
  bytes: Buffer;
}

/** Asks a server for a path exactly as it is written: `fetch` would normalise it first, and follow redirects. */
export function askAt(
  place: { host: string; port: number | string },
  path: string,
  options: RequestOptions = {},
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ ...place, path, agent: false, timeout: 2000, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject).on("end", () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode, headers: response.headers, body: bytes.toString(), bytes });
      });
    });
    asked.on("timeout", () => asked.destroy(new Error(`The server does not answer ${path}`)));
    asked.on("error", reject).end(body);
  });
}
