import { existsSync, readFileSync, statSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { mediaType } from "../../src/hosting/media-types";

/** Faults of a response. "wrong kind" is HTML, as of a hotel's captive portal. */
export const FAULTS = ["404", "500", "no answer", "cut off", "wrong kind", "empty"] as const;
export type Fault = (typeof FAULTS)[number];

const PORTAL = "<!doctype html><title>Wi-Fi</title><p>Please log in to this network.";

/** Sends a faulty response. @param file path of the requested file */
export function respondWithFault(fault: Fault, file: string, response: ServerResponse): void {
  const headers = { "Cache-Control": "no-store", "Content-Type": mediaType(file) };
  if (fault === "404" || fault === "500") response.writeHead(Number(fault), headers).end(`${fault}`);
  if (fault === "wrong kind") response.writeHead(200, { ...headers, "Content-Type": "text/html" }).end(PORTAL);
  if (fault === "empty") response.writeHead(200, { ...headers, "Content-Length": 0 }).end();
  if (fault !== "cut off") return;
  // Announces the length of the file, sends half of it and closes the connection.
  const body = existsSync(file) && statSync(file).isFile() ? readFileSync(file) : Buffer.from(PORTAL);
  response.writeHead(200, { ...headers, "Content-Length": body.length });
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}
