import { test as base } from "./browser";
import { HAS_NGINX, type Nginx, startNginx } from "./nginx";
import { FOLDER } from "./site";

export const test = base.extend<{ nginx: Nginx }, { nginxIfAny: Nginx | undefined }>({
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
});
