/** The hosts that the built site is asked from: the preview server of playwright.config.ts, and a real nginx. */
import { test as base } from "./browser";
import { HAS_NGINX, type Nginx, startNginx } from "./nginx";
import { FOLDER } from "./site";

type Name = "nginx" | "the preview server";
export type Place = { host: string; port: string };

/** `host` says which of the two `place` is. */
export const test = base.extend<{ nginx: Nginx; host: Name; place: Place }, { nginxIfAny: Nginx | undefined }>({
  nginxIfAny: [
    async ({}, provide) => {
      const nginx = HAS_NGINX ? await startNginx(FOLDER) : undefined;
      await provide(nginx);
      await nginx?.stop();
    },
    { scope: "worker" },
  ],
  nginx: async ({ nginxIfAny }, provide) => {
    base.skip(!nginxIfAny, "no nginx here");
    await provide(nginxIfAny as Nginx);
  },
  host: ["nginx", { option: true }],
  place: async ({ host, nginxIfAny, baseURL }, provide) => {
    base.skip(host === "nginx" && !nginxIfAny, "no nginx here");
    const { hostname, port } = new URL((host === "nginx" ? nginxIfAny?.origin : baseURL) ?? "");
    await provide({ host: hostname, port });
  },
});
