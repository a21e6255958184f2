/** A real nginx on loopback, with the rules that the build has written. */
import { spawn } from "node:child_process";
import path from "node:path";
import { findNginx } from "../tools/programs.mjs";
import { buildFile } from "../src/hosting/build-files";
import { temporaryFolder } from "../test/temporary-folder";
import { answers, end, freePort } from "./servers";

/** Whether there is one that also sends brotli. Elsewhere than in CI its tests are left out, and `npm test` says so. */
export const HAS_NGINX = findNginx()?.brotli !== undefined || Boolean(process.env["CI"]);

/** From its start to its first answer, in milliseconds. */
const PATIENCE = 5000;

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

interface NginxOptions {
  /** HTTP/2 without TLS, for clients that say so at once: no browser does. */
  isPlainHttp2?: boolean;
  /** More lines of the `server` block, such as a location. */
  more?: string;
}

/**
 * @param folder a built site
 * @throws where there is no nginx (`npm test` installs it), or with what it says where it does not start
 */
export async function startNginx(folder: string, options: NginxOptions = {}) {
  const found = findNginx();
  if (!found) throw new Error("No nginx found. Install one, or name it: NGINX=/path/to/nginx");
  const port = await freePort();
  const prefix = temporaryFolder();
  prefix.write("nginx.conf", configuration(path.resolve(folder), { ...options, port }, found.brotli));
  const child = spawn(found.program, ["-p", prefix.path, "-c", "nginx.conf", "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const kill = () => child.kill("SIGTERM");
  process.once("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    await end(child);
    prefix.remove();
  };
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  // A service worker is registered on localhost, and not on 127.0.0.1.
  if (await answers(child, port, PATIENCE))
    return { origin: `http://localhost:${port}`, host: "localhost", port, stop };
  await stop();
  throw new Error(`nginx does not start: ${said.trim() || "it says nothing"}`);
}

function configuration(
  folder: string,
  { port, isPlainHttp2, more = "" }: NginxOptions & { port: number },
  brotli: string | undefined,
): string {
  const rules = (name: string) => `include "${buildFile(folder, name)}";`;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${name};`);
  return `
${brotli ? `load_module "${brotli}";` : ""}
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
pid nginx.pid;
worker_processes 1;
events { worker_connections 256; }
http {
  access_log off;
  ${temporary.join(" ")}
  server {
    listen 127.0.0.1:${port} ${isPlainHttp2 ? "http2" : ""};
    root "${folder}";
    ${rules("nginx.conf")}
    ${brotli ? rules("nginx-brotli.conf") : ""}
    ${more}
  }
}
`;
}
