import type { AddressInfo } from "node:net";
import { findNginx } from "../../tools/find-nginx.mjs";
import { startNginx } from "../../e2e/nginx";
import { createSiteServer } from "../../src/hosting/server";
import { makeCertificate } from "./certificate";
import type { SiteName } from "./copies";

export interface Served {
  origins: ReadonlyMap<SiteName, string>;
  /** What serves them, and how, for the report. */
  host: string;
  /** The key that the browser is to trust, where they are served over TLS. */
  pin: string | undefined;
  stop(): Promise<void>;
}

/**
 * Serves every site on a port of its own, each with the rules of its own build: from nginx over HTTP/2 where it and openssl
 * are there, else from the preview server over HTTP/1.1.
 * @param folders built sites
 * @param temporary a folder for the certificate
 */
export async function serveSites(folders: ReadonlyMap<SiteName, string>, temporary: string): Promise<Served> {
  const origins = new Map<SiteName, string>();
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => void (await Promise.all(stops.map((one) => one())));
  const found = findNginx();
  const tls = found && makeCertificate(temporary);
  try {
    for (const [name, folder] of folders) {
      const server = tls ? await startNginx(folder, { tls }) : await startPreview(folder);
      origins.set(name, server.origin);
      stops.push(() => server.stop());
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const compression = found?.brotli ? "brotli" : "gzip";
  return { origins, host: tls ? `nginx (HTTP/2, ${compression})` : "preview server (HTTP/1.1)", pin: tls?.pin, stop };
}

async function startPreview(folder: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const server = createSiteServer(folder).listen(0, "localhost");
  await new Promise((resolve, reject) => server.once("listening", resolve).once("error", reject));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}
