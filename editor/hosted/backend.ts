/** Each Git host as the CMS wants it configured, and which of its origins the form has to ask. */
import type { HostedOptions } from "./options";

interface Backend {
  name: HostedOptions["backend"];
  repo: string;
  branch: string;
  auth_methods: readonly ("oauth" | "token")[];
  [option: string]: unknown;
}

/** @returns the CMS's `backend` (sveltiacms.app/en/docs/backends) */
export function backendOf({ backend, repo, branch, baseUrl, appId, authUrl }: HostedOptions): Backend {
  const common = { name: backend, repo, branch };
  if (backend === "github") {
    const api =
      baseUrl === undefined ? {} : { api_root: `${baseUrl}/api/v3`, graphql_api_root: `${baseUrl}/api/graphql` };
    // GitHub gives a page in a browser no token by PKCE: a person enters one, or a server of yours fetches it.
    if (authUrl === undefined) return { ...common, ...api, auth_methods: ["token"] };
    return { ...common, ...api, base_url: authUrl, auth_methods: ["oauth", "token"] };
  }
  const [api, graphql] =
    backend === "gitlab" ? ["api/v4", { graphql_api_root: `${baseUrl}/api/graphql` }] : ["api/v1", {}];
  const signIn = { auth_type: "pkce", app_id: appId, auth_methods: ["oauth"] as const };
  return { ...common, base_url: baseUrl, api_root: `${baseUrl}/${api}`, ...graphql, ...signIn };
}

/** @returns the origins that the form's policy lets it ask: the host's own, which GitHub has for programs alone */
export function hostsOf({ backend, baseUrl }: HostedOptions): string[] {
  if (baseUrl !== undefined) return [new URL(baseUrl).origin];
  return backend === "github" ? ["https://api.github.com"] : [];
}
