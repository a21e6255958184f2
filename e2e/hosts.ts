/** The hosts that the built site is asked from: the preview server of playwright.config.ts, and a real nginx. */
import { test as base } from "@playwright/test";
import { HAS_NGINX, type Nginx, startNginx } from "./nginx";
import { FOLDER } from "./site";

interface Hosts {
  nginx: Nginx;
  /** Which of the two `place` is. */
  host: "nginx" | "the preview server";
  place: { host: string; port: string };
}

/** Leaves the test out where there is no nginx. */
function orLeftOut(nginx: Nginx | undefined): Nginx {
  if (!nginx) base.skip(true, "no nginx here");
  return nginx as Nginx;
}

export const test = base.extend<Hosts, { nginxIfAny: Nginx | undefined }>({
  nginxIfAny: [
    async ({}, provide) => {
      const nginx = HAS_NGINX ? await startNginx(FOLDER) : undefined;
      await provide(nginx);
      await nginx?.stop();
    },
    { scope: "worker" },
  ],
  nginx: async ({ nginxIfAny }, provide) => {
    await provide(orLeftOut(nginxIfAny));
  },
  host: ["nginx", { option: true }],
  place: async ({ host, nginxIfAny, baseURL }, provide) => {
    const { hostname, port } = new URL((host === "nginx" ? orLeftOut(nginxIfAny).origin : baseURL) ?? "");
    await provide({ host: hostname, port });
  },
});
