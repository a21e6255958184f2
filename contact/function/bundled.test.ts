/** Hosts bundle their functions themselves, and some of their runtimes have nothing of Node.js. */
import { build } from "esbuild";

/** @returns what such a bundler complains of, with a file as the operators' guide has it. */
async function complaints(content: string): Promise<string[]> {
  const stdin = { contents: content, resolveDir: process.cwd(), loader: "js" as const };
  const options = { bundle: true, write: false, format: "esm", platform: "browser", logLevel: "silent" } as const;
  const { errors } = await build({ ...options, stdin }).catch((error: { errors: { text: string }[] }) => error);
  return errors.map(({ text }) => text);
}

it.each(["cloudflare", "netlify"])("the function for %s asks for nothing of Node.js", async (host) => {
  expect(await complaints(`export * from "${process.cwd()}/contact/function/${host}";`)).toEqual([]);
});

it("what the service is made of would not do", async () => {
  const found = await complaints(`export * from "${process.cwd()}/contact/spool/spool";`);
  expect(found.join()).toContain("node:fs");
});
