/** jsdom has no screen: what is seen on it is what a test says. */

type Report = (entries: { isIntersecting: boolean; target: Element }[]) => void;

const watched = new Map<Element, Report>();

/** What a browser watches its screen with; give it to the window before the code under test asks for one. */
export class FakeIntersectionObserver {
  constructor(private readonly report: Report) {}

  observe(element: Element): void {
    watched.set(element, this.report);
  }

  unobserve(element: Element): void {
    watched.delete(element);
  }
}

/** Says of an element that it has come onto the screen, or has left it: who watches it hears of it. */
export function see(target: Element, isIntersecting = true): void {
  watched.get(target)?.([{ isIntersecting, target }]);
}
