/** The hosts that the built site is asked from: the preview server of playwright.config.ts, and a real nginx. */
import { test as base } from "@playwright/test";
import { type Nginx, startNginx } from "./nginx";

export const test = base.extend<object, { nginx: Nginx }>({
  nginx: [
    async ({}, use) => {
      const nginx = await startNginx("public");
      await use(nginx);
      await nginx.stop();
    },
    { scope: "worker" },
  ],
});
