import { createServer, type Server } from "node:http";
import { closeServer, listen } from "../../e2e/processes";
import { contentFolder } from "../../test/content-folder";
import { writeFormUrl } from "../server/local-urls";
import { createEditServer } from "../server/edit-server";
import { createFormRedirect } from "./edit-middleware";

const folder = contentFolder();
const servers: Server[] = [];

async function start(server: Server): Promise<string> {
  servers.push(server);
  return `http://localhost:${await listen(server)}/`;
}

afterEach(() => Promise.all(servers.splice(0).map(closeServer)));

/** Requests a path. @returns the target of the redirect, or the text of the response */
async function follow(page: string): Promise<string> {
  const middleware = createFormRedirect(folder.root);
  const site = await start(
    createServer((request, response) => middleware(request, response, () => response.end("site"))),
  );
  const response = await fetch(`${site}${page}`, { redirect: "manual" });
  return response.headers.get("location") ?? (await response.text());
}

const edit = (path: string) => follow(`__edit/?page=${path}`);

it("/__edit/ redirects to a page's form while the form runs", async () => {
  const { root } = folder;
  const settings = { root, scripts: root, assets: root, today: () => "2026-11-20", siteUrl: () => "" };
  const form = `${await start(createEditServer(settings))}admin/`;
  writeFormUrl(root, form);
  expect(await edit("/de/news/first-train/")).toBe(`${form}#/collections/article/entries/first-train/index`);
  expect(await edit("/de/services/rail-advice/")).toBe(
    `${form}#/collections/service-files/entries/services--rail-advice`,
  );
  expect(await edit("/en/")).toBe(`${form}#/collections/home-files/entries/home`);
});

it("/__edit/ names the command to start a form that does not run", async () => {
  expect(await edit("/de/contact/")).toContain("npm run edit");
  writeFormUrl(folder.root, "http://127.0.0.1:1/");
  expect(await edit("/de/contact/")).toContain("npm run edit");
});

it("/__edit/ reports a page without a file, and the middleware passes further paths on", async () => {
  expect(await edit("/de/catalogue/")).toContain("no file of its own");
  expect(await follow("de/contact/")).toBe("site");
});
