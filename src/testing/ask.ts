import { type IncomingHttpHeaders, request, type RequestOptions } from "node:http";
import type { AddressInfo } from "node:net";
import type { Server } from "node:http";

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks a server that listens for a path exactly as it is written: `fetch` would tidy it first, and follow redirects. */
export function ask(server: Server, path: string, options: RequestOptions = {}): Promise<Answer> {
  const { address, port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: address, port, path, agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      );
    })
      .on("error", reject)
      .end();
  });
}
