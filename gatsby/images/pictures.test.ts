import { pictureFiles, picturesIn, withImages } from "./pictures";

const cover = { file: "content/pages/about-us/cover.svg", alt: "Ein Stellwerk" };
const map = { file: "content/pages/contact/map.png", decorative: true };
const view = {
  title: "Über uns",
  year: 2026,
  past: false,
  nothing: null,
  content: { picture: cover, sections: [{ type: "figure", picture: map }, "text"] },
  cards: { "/contact/": { picture: cover } },
};

describe("picturesIn", () => {
  it("finds every picture, however deep, as often as it is shown", () => {
    expect(picturesIn(view)).toEqual([cover, map, cover]);
  });

  it.each([
    ["a file elsewhere", { file: "gatsby/files/icons/mark.svg" }],
    ["an example of a section", { file: "src/sections/figure/example.de.yml" }],
    ["a file that is no text", { file: 7 }],
    ["a text", "content/pages/about-us/cover.svg"],
    ["nothing", undefined],
  ])("does not take %s for a picture", (_what, value) => {
    expect(picturesIn({ value })).toEqual([]);
  });
});

it("a picture beside an example of a section is one, too", () => {
  const picture = { file: "src/sections/figure/example.svg", alt: "Zwei Linien" };
  expect(picturesIn({ view: { picture } })).toEqual([picture]);
});

describe("pictureFiles", () => {
  it("names every file once, whatever shows it and in whichever language", () => {
    expect(pictureFiles([view, view, { content: {} }])).toEqual([cover.file, map.file]);
  });
});

describe("withImages", () => {
  const imageOf = ({ file }: { file: string }) => Promise.resolve({ made: file });

  it("gives every picture its image in place of its file, and keeps the text alternative", async () => {
    expect(await withImages(view, imageOf)).toEqual({
      ...view,
      content: {
        picture: { alt: "Ein Stellwerk", image: { made: cover.file } },
        sections: [{ type: "figure", picture: { decorative: true, image: { made: map.file } } }, "text"],
      },
      cards: { "/contact/": { picture: { alt: "Ein Stellwerk", image: { made: cover.file } } } },
    });
  });

  it("says where a picture is held that may not be cropped anywhere", async () => {
    const held = { ...cover, focus: [20, 0, 60, 100] };
    expect(await withImages({ held }, imageOf)).toEqual({
      held: { alt: "Ein Stellwerk", image: { made: cover.file }, hold: [35, 50] },
    });
  });

  it("does not change what it was given", async () => {
    const before = structuredClone(view);
    await withImages(view, imageOf);
    expect(view).toEqual(before);
  });

  it("fails where a picture fails", async () => {
    await expect(withImages(view, () => Promise.reject(new Error("not a picture")))).rejects.toThrow("not a picture");
  });
});
