import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { contentFolder } from "../../test/content-folder";
import { writeFormAddress } from "../server/addresses";
import { createEditServer } from "../server/edit-server";
import { createEditMiddleware } from "./edit-middleware";

const folder = contentFolder();
const servers: Server[] = [];

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** @returns where the link of a page leads, or what is said in its place */
async function follow(page: string): Promise<string> {
  const middleware = createEditMiddleware(folder.root);
  const site = await listen(
    createServer((request, response) => middleware(request, response, () => response.end("site"))),
  );
  const response = await fetch(`${site}${page}`, { redirect: "manual" });
  return response.headers.get("location") ?? (await response.text());
}

const edit = (path: string) => follow(`__edit/?page=${path}`);

it("leads to the form of a page, where the form is", async () => {
  const { root } = folder;
  const settings = { root, scripts: root, assets: root, today: () => "2026-11-20", siteUrl: () => "" };
  const form = `${await listen(createEditServer(settings))}admin/`;
  writeFormAddress(root, form);
  expect(await edit("/de/news/first-train/")).toBe(`${form}#/collections/article/entries/first-train/index`);
  expect(await edit("/en/")).toBe(`${form}#/collections/home-files/entries/home`);
});

it("says what to do where the form is not", async () => {
  expect(await edit("/de/contact/")).toContain("npm run edit");
  writeFormAddress(folder.root, "http://127.0.0.1:1/");
  expect(await edit("/de/contact/")).toContain("npm run edit");
});

it("knows pages without a file, and leaves everything else alone", async () => {
  expect(await edit("/de/catalogue/")).toContain("no file of its own");
  expect(await follow("de/contact/")).toBe("site");
});
