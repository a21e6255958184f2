/** Puts the form together: Sveltia CMS and what binds it to this checkout. Nothing of it is part of the site. */
import path from "node:path";
import { build } from "esbuild";
import { CMS_ASSETS, formBuild } from "../form-build";

/**
 * @param root absolute path of the project
 * @returns the folder of the built form, and that of the fonts and pictures that belong to it
 */
export async function bundleForm(root: string): Promise<{ scripts: string; assets: string }> {
  const scripts = path.join(root, "node_modules", ".cache", "editor-form");
  await build(
    formBuild({ entry: path.join(__dirname, "../admin/admin.ts"), outdir: scripts, assets: "/admin/assets/" }),
  );
  return { scripts, assets: CMS_ASSETS };
}
