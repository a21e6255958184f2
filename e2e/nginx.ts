/** Starts a real nginx on loopback, with the configuration of the build. */
import { spawn } from "node:child_process";
import path from "node:path";
import { findNginx } from "../tools/programs.mjs";
import { hostingFilePath } from "../src/hosting/build-files";
import { temporaryFolder } from "../test/temporary-folder";
import { waitUntilListening, endProcess, findFreePort } from "./processes";

/** Whether an nginx with brotli is installed. CI requires it, elsewhere its tests are skipped and `npm test` reports that. */
export const IS_NGINX_INSTALLED = findNginx()?.brotli !== undefined || Boolean(process.env["CI"]);

const START_TIMEOUT_MS = 5000;

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

interface NginxOptions {
  /** HTTP/2 without TLS, which browsers do not support. */
  isPlainHttp2?: boolean;
  /** Additional lines of the `server` block. */
  more?: string;
}

/** Starts nginx for the folder of a built site. @throws if nginx is not installed or does not start */
export async function startNginx(folder: string, options: NginxOptions = {}) {
  const found = findNginx();
  if (!found) throw new Error("nginx is not installed: run npm test, or set NGINX=/path/to/nginx");
  const port = await findFreePort();
  const prefix = temporaryFolder();
  prefix.write("nginx.conf", configuration(path.resolve(folder), { ...options, port }, found.brotli));
  const child = spawn(found.program, ["-p", prefix.path, "-c", "nginx.conf", "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const kill = () => child.kill("SIGTERM");
  process.once("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    await endProcess(child);
    prefix.remove();
  };
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  // Gatsby registers a service worker on localhost, not on 127.0.0.1.
  if (await waitUntilListening(child, port, START_TIMEOUT_MS))
    return { origin: `http://localhost:${port}`, host: "localhost", port, stop };
  await stop();
  throw new Error(`nginx does not start: ${output.trim() || "no output"}`);
}

function configuration(
  folder: string,
  { port, isPlainHttp2, more = "" }: NginxOptions & { port: number },
  brotli: string | undefined,
): string {
  const rules = (name: string) => `include "${hostingFilePath(folder, name)}";`;
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
