import { z } from "zod";
import { KINDS } from "../../src/model/kinds";
import { fromFile, SOURCE, toFile } from "./format";
import type { FileFormat } from "./formats";
import { Sources } from "./sources";

const ARTICLE: FileFormat = { name: "article", files: "article", extension: "md", schema: KINDS.article };
const LIST: FileFormat = {
  name: "stops",
  files: "stops.yml",
  extension: "yml",
  schema: z.array(z.strictObject({ at: z.string() })),
  list: "stops",
};

const PAGE = `---
# The page of trains.
title: "Züge"   # short, please
date: 2024-06-18
related: [/news/a/, /news/b/]
---

## Halt {#stop}
`;

const STOPS = "# In their order.\n- at: Köln # Dom\n- at: Bonn\n";

/** @returns why the CMS would say that nothing was saved */
function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Error && error.message === "saving_failed" && error.cause instanceof Error)
      return error.cause.message;
    throw error;
  }
  return "";
}

it("names the text that an entry began with, and writes that text with what changed", async () => {
  const sources = new Sources();
  const content = await fromFile(ARTICLE, sources, PAGE.trim());
  expect(content).toMatchObject({
    title: "Züge",
    body: "## Halt {#stop}",
    [SOURCE]: expect.stringMatching(/^[\da-f]{64}$/u),
  });
  expect(toFile(ARTICLE, sources, content)).toBe(PAGE);
  const next = toFile(ARTICLE, sources, { ...content, title: "Bahnen", draft: false, short: "" });
  expect(next).toBe(PAGE.replace('"Züge"', '"Bahnen"'));
});

it("has a file that is a list as a field of that name", async () => {
  const sources = new Sources();
  const content = await fromFile(LIST, sources, STOPS.trim());
  expect(content["stops"]).toEqual([{ at: "Köln" }, { at: "Bonn" }]);
  expect(toFile(LIST, sources, { ...content, stops: [{ at: "Köln" }, { at: "Mainz" }] })).toBe(
    STOPS.replace("Bonn", "Mainz"),
  );
});

it("refuses what it can't write, and names the field", async () => {
  const sources = new Sources();
  const content = await fromFile(LIST, sources, STOPS.trim());
  expect(refusal(() => toFile(LIST, sources, { ...content, stops: [] }))).toBe(
    "stops.yml: file - would be an empty list; change it in the file - edit the file itself",
  );
  expect(refusal(() => toFile(ARTICLE, sources, { title: "", date: "" }))).toContain("would be empty");
});

it("refuses a draft of a text that is not there any more", async () => {
  const content = await fromFile(ARTICLE, new Sources(), PAGE.trim());
  const today = new Sources();
  await fromFile(ARTICLE, today, PAGE.replace("Züge", "Busse").trim());
  expect(refusal(() => toFile(ARTICLE, today, content))).toContain("Züge - was changed by somebody else");
});

it("writes a new page in the style of the others", () => {
  const text = toFile(ARTICLE, new Sources(), { title: "Neu", date: "2026-05-02", draft: false, body: "Text." });
  expect(text).toBe('---\ntitle: Neu\ndate: "2026-05-02"\n---\n\nText.\n');
});

it("says with the check's words what it can't read", async () => {
  await expect(fromFile(ARTICLE, new Sources(), "No fields.")).rejects.toThrow("front matter - is missing");
});
