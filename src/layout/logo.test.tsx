/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render } from "@testing-library/react";
import { languagePack } from "../../gatsby/files/language-packs";
import { LanguageProvider } from "../i18n/language-provider";
import { addPack } from "../i18n/pack-store";
import { smallSite } from "../../test/small-site";
import { Name } from "./logo";

const WORDMARK = { em: 200, height: 240, words: [{ path: "M0 189h9", width: 9 }] };

it.each([
  ["drawn", WORDMARK, 1],
  ["set, where the font lacks a letter of it", undefined, 0],
])("the name is read out once where it is %s", (_how, wordmark, drawings) => {
  addPack(languagePack(smallSite([]), "en", {}, {}, wordmark));
  const { container } = render(
    <LanguageProvider language="en">
      <Name />
    </LanguageProvider>,
  );
  expect(container).toHaveTextContent(/^Signalbau$/u);
  expect(container.querySelectorAll("svg[aria-hidden='true']")).toHaveLength(drawings);
});
