import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createSiteServer } from "../../src/hosting/server";

/** A host on a free port whose folder can be swapped, as a deploy does, and which can be out of reach. */
export class Host {
  /** What was asked for since the last call of `takeAsked`. */
  private asked: string[] = [];
  private site: Server;
  private port = 0;
  private server: Server | undefined;

  constructor(folder: string) {
    this.site = createSiteServer(folder);
  }

  /** On `localhost` service workers are allowed; on 127.0.0.1 Gatsby refuses to register one. */
  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  get plainAddress(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** From now on, this build is what is there; files of the last one are gone. */
  deploy(folder: string): void {
    this.site = createSiteServer(folder);
  }

  /** At first on a free port, later on the same one. @param name `localhost`, or an address on which there are no workers */
  async start(name = "localhost"): Promise<void> {
    const server = createServer(this.answer);
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(this.port, name, resolve);
    });
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  /** Without network: every connection ends, and no new one begins. */
  async stop(): Promise<void> {
    const { server } = this;
    if (!server?.listening) return;
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }

  /** @returns paths in order, queries left out. */
  takeAsked(): string[] {
    return this.asked.splice(0);
  }

  private readonly answer: RequestListener = (request, response) => {
    this.asked.push((request.url ?? "").replace(/\?.*/u, ""));
    this.site.emit("request", request, response);
  };
}
