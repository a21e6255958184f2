/** The hosts that the built site is asked from: the preview server of playwright.config.ts, and a real nginx. */
import { test as base } from "@playwright/test";
import { HAS_NGINX, type Nginx, startNginx } from "./nginx";

interface Hosts {
  nginx: Nginx;
  /** Which of the two `place` is. */
  host: "nginx" | "the preview server";
  place: { host: string; port: string };
}

/** Tests that ask for nginx are left out where there is none. */
export const test = base.extend<Hosts, { nginxIfAny: Nginx | undefined }>({
  nginxIfAny: [
    async ({}, provide) => {
      const nginx = HAS_NGINX ? await startNginx("public") : undefined;
      await provide(nginx);
      await nginx?.stop();
    },
    { scope: "worker" },
  ],
  nginx: async ({ nginxIfAny }, provide) => {
    base.skip(!nginxIfAny, "no nginx here");
    if (nginxIfAny) await provide(nginxIfAny);
  },
  host: ["nginx", { option: true }],
  place: async ({ host, nginxIfAny, baseURL }, provide) => {
    const origin = host === "nginx" ? nginxIfAny?.origin : baseURL;
    base.skip(!origin, "no nginx here");
    const { hostname, port } = new URL(origin ?? "");
    await provide({ host: hostname, port });
  },
});
