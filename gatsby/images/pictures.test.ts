import { pictureFiles, picturesIn, withImages } from "./pictures";

const cover = { file: "content/pages/about-us/cover.svg", alt: "Ein Stellwerk" };
const map = { file: "content/pages/contact/map.png", decorative: true, focus: [20, 0, 60, 100] };
const view = {
  title: "Über uns",
  nothing: null,
  content: { picture: cover, sections: [{ type: "figure", picture: map }, "text"] },
  cards: { "/contact/": { picture: cover } },
};

it.each<[what: string, value: unknown, pictures: object[]]>([
  ["every picture, however deep, as often as it is shown", view, [cover, map, cover]],
  [
    "a picture beside an example of a section",
    { file: "src/sections/figure/example.svg" },
    [{ file: "src/sections/figure/example.svg" }],
  ],
  ["no file elsewhere", { file: "static/favicon.svg" }, []],
  ["no example of a section", { file: "src/sections/figure/example.de.yml" }, []],
  ["no file that is no text", { file: 7 }, []],
  ["no text", cover.file, []],
])("of a page's data %s is found", (_what, value, pictures) => {
  expect(picturesIn({ value })).toEqual(pictures);
});

it("files of pictures are named once, whatever shows them and in whichever language", () => {
  expect(pictureFiles([view, view, { content: {} }])).toEqual([cover.file, map.file]);
});

it("every picture has its image in place of its file, keeps its text alternative, and says where it is held", async () => {
  const before = structuredClone(view);
  const shown = { alt: "Ein Stellwerk", image: { made: cover.file } };
  expect(await withImages(view, ({ file }) => Promise.resolve({ made: file }))).toEqual({
    ...view,
    content: {
      picture: shown,
      sections: [{ type: "figure", picture: { decorative: true, image: { made: map.file }, hold: [30, 50] } }, "text"],
    },
    cards: { "/contact/": { picture: shown } },
  });
  expect(view).toEqual(before);
  await expect(withImages(view, () => Promise.reject(new Error("not a picture")))).rejects.toThrow("not a picture");
});
