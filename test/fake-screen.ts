/** jsdom has no screen: nothing is ever seen on this one. Give it to the window before the code under test asks for one. */
export class FakeIntersectionObserver {
  observe(): void {}

  unobserve(): void {}
}
