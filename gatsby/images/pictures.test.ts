import { listPictureFiles, findPictures, withImages } from "./pictures";

const cover = { file: "content/pages/about-us/cover.svg", alt: "Ein Stellwerk" };
const map = { file: "content/pages/contact/map.png", decorative: true, focus: [20, 0, 60, 100] };
const view = {
  title: "Über uns",
  nothing: null,
  content: { picture: cover, sections: [{ type: "figure", picture: map }, "text"] },
  cards: { "/contact/": { picture: cover } },
};

it("findPictures finds every picture of pages and examples in a page's data, and no further files", () => {
  expect(findPictures(view)).toEqual([cover, map, cover]);
  const files = ["src/sections/figure/example.svg", "static/favicon.svg", "src/sections/figure/example.de.yml", 7];
  expect(findPictures(files.map((file) => ({ file })))).toEqual([{ file: files[0] }]);
});

it("listPictureFiles names the file of a picture on several pages once", () => {
  expect(listPictureFiles([view, view, { content: {} }])).toEqual([cover.file, map.file]);
});

it("withImages replaces the file of every picture by its image and the focus by a position", async () => {
  const before = structuredClone(view);
  const shown = { alt: "Ein Stellwerk", image: { made: cover.file } };
  expect(await withImages(view, ({ file }) => Promise.resolve({ made: file }))).toEqual({
    ...view,
    content: {
      picture: shown,
      sections: [
        { type: "figure", picture: { decorative: true, image: { made: map.file }, objectPosition: [25, 50] } },
        "text",
      ],
    },
    cards: { "/contact/": { picture: shown } },
  });
  expect(view).toEqual(before);
  await expect(withImages(view, () => Promise.reject(new Error("not a picture")))).rejects.toThrow("not a picture");
});

it.each([
  [[0, 0, 20, 20], "0,0"],
  [[80, 60, 100, 100], "100,100"],
  [[20, 0, 60, 100], "25,50"],
])("withImages keeps the focus %j visible by the position %s", async (focus, position) => {
  expect(await withImages({ ...map, focus }, () => Promise.resolve(""))).toMatchObject({
    objectPosition: position.split(",").map(Number),
  });
});
