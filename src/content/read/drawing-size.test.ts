import { readDrawingSize } from "./drawing-size";

it.each([
  ["", 1200, 800],
  ['width="600"', 600, 400],
  ['height="1in"', 144, 96],
  ['width="100%" height="20em"', 1200, 800],
  ['width="50px" height="40"', 50, 40],
])("readDrawingSize computes the size of browsers: %j", (attributes, width, height) => {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" ${attributes}/>`;
  expect(readDrawingSize(text)).toEqual({ width, height });
});
