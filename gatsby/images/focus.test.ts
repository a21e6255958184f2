import { holdOf } from "./focus";

const STEPS = Array.from({ length: 21 }, (_, index) => index * 5);

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
  expect(holdOf(focus ? { focus } : {})).toEqual(hold);
});

it("the part stays in every crop that has room for it, but for what a step of 10 % may cut", () => {
  for (const from of STEPS) {
    for (const to of STEPS.filter((edge) => edge > from)) {
      const [hold = 0] = holdOf({ focus: [from, 0, to, 100] }) ?? [];
      for (const length of STEPS.filter((edge) => edge >= to - from)) {
        const begin = ((100 - length) * hold) / 100;
        const rounding = ((100 - length) * 5) / 100 + 1e-9;
        expect([begin - rounding <= from, begin + length + rounding >= to]).toEqual([true, true]);
      }
    }
  }
});
