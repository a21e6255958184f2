/** For Netlify: named by a file in `netlify/functions` (docs/operating.md). */
import { handleRequest } from "./handle-request";

export default function handle(request: Request): Promise<Response> {
  return handleRequest(request, process.env);
}
