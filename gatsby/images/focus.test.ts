import { objectPositionFor } from "./focus";

it.each([
  [undefined, undefined],
  [
    [0, 0, 20, 20],
    [0, 0],
  ],
  [
    [80, 60, 100, 100],
    [100, 100],
  ],
  [
    [20, 0, 60, 100],
    [30, 50],
  ],
])("a picture whose part %j stays in view is held at %j", (focus, hold) => {
  expect(objectPositionFor(focus ? { focus } : {})).toEqual(hold);
});
