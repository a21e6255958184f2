import { FIRST_FONT_ID } from "../starter/wait-for-font";
import { withFontInBody } from "./first-font";

const link = (href: string) => `<link rel="preload" href="${href}" as="font"/>`;
const page = (href: string, inBody = "") =>
  `<head><noscript id="${FIRST_FONT_ID}">${link(href)}</noscript></head><body class="a">${inBody}<p>Fernwerk</p></body>`;

it("asks for the font of the head in the body, once", () => {
  const once = page("/a.woff2", link("/a.woff2"));
  expect(withFontInBody(page("/a.woff2"))).toBe(once);
  expect(withFontInBody(once)).toBe(once);
});

it("asks for today's font where an earlier build has asked for another", () => {
  expect(withFontInBody(page("/b.woff2", link("/a.woff2")))).toBe(page("/b.woff2", link("/b.woff2")));
});

it("leaves a page without such a font as it is", () => {
  expect(withFontInBody("<head></head><body><p>Fernwerk</p></body>")).toBe("<head></head><body><p>Fernwerk</p></body>");
});
