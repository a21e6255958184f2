import { test as base } from "./browser";
import { IS_NGINX_INSTALLED, type Nginx, startNginx } from "./nginx";
import { FOLDER } from "./test-site";

export const test = base.extend<{ nginx: Nginx }, { nginxIfAny: Nginx | undefined }>({
  nginxIfAny: [
    async ({}, provide) => {
      const nginx = IS_NGINX_INSTALLED ? await startNginx(FOLDER) : undefined;
      await provide(nginx);
      await nginx?.stop();
    },
    { scope: "worker" },
  ],
  nginx: async ({ nginxIfAny }, provide) => {
    base.skip(!nginxIfAny, "nginx is not installed");
    await provide(nginxIfAny as Nginx);
  },
});
