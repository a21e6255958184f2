import { languageOfPath, prefixOf } from "./language-of-path";

it.each([
  ["/de/", "de"],
  ["/en", "en"],
  ["/de/services/it-consulting/", "de"],
  ["/en/no-such-page", "en"],
  ["/", undefined],
  ["", undefined],
  ["/demo/", undefined],
  ["/en-route/", undefined],
  ["/DE/", undefined],
  ["/services/de/", undefined],
  ["//de/", "de"],
  ["/404.html", undefined],
])("the path %j names the language %s; German stands for none", (path, language) => {
  expect([prefixOf(path), languageOfPath(path)]).toEqual([language, language ?? "de"]);
});
