/** Where this machine keeps nginx and its module for brotli. Plain JavaScript without dependencies, as find-browser.mjs. */
import { existsSync } from "node:fs";
import path from "node:path";

const FOLDERS = ["/usr/sbin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin"];
const MODULE_FOLDERS = ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules", "/usr/share/nginx/modules"];
const MODULE = "ngx_http_brotli_static_module.so";

/**
 * @returns {{ program: string, brotli: string | undefined } | undefined} the paths of nginx and of its module for compressed
 * copies: those that the environment variables NGINX and NGINX_BROTLI name, else those in a usual place or on the PATH
 */
export function findNginx() {
  const onThePath = (process.env["PATH"] ?? "").split(path.delimiter).filter(Boolean);
  const program = named(
    "NGINX",
    [...FOLDERS, ...onThePath].map((folder) => path.join(folder, "nginx")),
  );
  if (!program) return undefined;
  return {
    program,
    brotli: named(
      "NGINX_BROTLI",
      MODULE_FOLDERS.map((folder) => path.join(folder, MODULE)),
    ),
  };
}

/** @param {string} variable @param {string[]} places @returns {string | undefined} */
function named(variable, places) {
  const value = process.env[variable];
  if (value) return existsSync(value) ? value : undefined;
  return places.find((file) => existsSync(file));
}
