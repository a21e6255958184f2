import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";

/**
 * Sends a server that listens what no client would, byte by byte.
 * @param request with its last empty line; each character is one byte
 * @param isBrokenOff whether the connection ends with it, before an answer
 * @returns all that the server says before it hangs up, a byte to a character; it has to be told to, or to be at a loss
 */
export function askRaw(server: Server, request: string, isBrokenOff = false): Promise<string> {
  const { address, port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, address).setEncoding("latin1");
    let answer = "";
    socket.on("data", (text) => (answer += String(text)));
    socket.setTimeout(5000, () => {
      reject(new Error(`The server does not answer ${request.slice(0, 200)}`));
      socket.destroy();
    });
    // It may hang up in the middle of a word.
    socket.on("error", () => resolve(answer)).on("close", () => resolve(answer));
    socket.write(request, "latin1");
    if (isBrokenOff) socket.end();
  });
}
