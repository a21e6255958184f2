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
    [25, 50],
  ],
])("objectPositionFor keeps the focus %j visible by the position %j", (focus, position) => {
  expect(objectPositionFor(focus ? { focus } : {})).toEqual(position);
});
