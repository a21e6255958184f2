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

const startForm = ({ root } = folder) =>
  start(createEditServer({ root, scripts: root, assets: root, today: () => "2026-11-20", siteUrl: () => "" }));

it.each([
  ["same-origin", 422],
  ["same-site", 403],
  ["cross-site", 403],
  ["none", 403],
])("the form's server responds to a save from %s with %i", async (site, status) => {
  const files = [{ path: "content/pages/x.md", state: null, text: "{}" }];
  const init = { method: "POST", headers: { "Sec-Fetch-Site": site }, body: JSON.stringify(files) };
  expect((await fetch(`${await startForm()}admin/api/save`, init)).status).toBe(status);
});

it("/__edit/ redirects to a page's form while the form runs", async () => {
  const { root } = folder;
  const form = `${await startForm()}admin/`;
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
