/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { documentOf } from "../testing/head";
import { PageLanguage } from "./page-language";

afterEach(() => document.documentElement.removeAttribute("lang"));

it.each(["de", "en"] as const)("stands in the HTML of the build: %s", (language) => {
  expect(documentOf(<PageLanguage language={language} />).documentElement.lang).toBe(language);
});

it("is set in the browser where it changes, and not touched otherwise", async () => {
  const { documentElement: html } = document;
  html.lang = "de";
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(html, { attributes: true });
  const { container, rerender } = render(<PageLanguage language="de" />);
  expect(container.innerHTML).toBe("");
  await Promise.resolve();
  expect(changes).toHaveLength(0);
  rerender(<PageLanguage language="en" />);
  await Promise.resolve();
  expect(changes).toHaveLength(1);
  expect(html.lang).toBe("en");
  observer.disconnect();
});
