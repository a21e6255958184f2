/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { FormattedRelativeTime, RawIntlProvider } from "react-intl";
import { intlFor } from "./language-provider";
import { type Language } from "../languages/languages";
import type { LanguagePack } from "./pack";

/** What the specification (section 9) says of times is react-intl's own doing: pinned, so that an update can't change it. */
const intlIn = (language: Language) => intlFor({ language, messages: {} } as LanguagePack);

describe("a time without options", () => {
  it("is hour and minute, in Berlin", () => {
    const moment = new Date("2026-11-20T14:05:59Z");
    expect(intlIn("de").formatTime(moment)).toBe("15:05");
    expect(intlIn("en").formatTime(moment)).toBe("15:05");
    expect(intlIn("de").formatTime(moment, { weekday: "long" })).toBe("Freitag, 15:05");
  });

  it("is what its options say where they name a part of it", () => {
    expect(intlIn("de").formatTime(new Date("2026-11-20T14:05:59Z"), { second: "numeric" })).toBe("59");
  });
});

function shown(seconds: number, language: Language = "en"): HTMLElement {
  return render(
    <RawIntlProvider value={intlIn(language)}>
      <FormattedRelativeTime value={seconds} unit="second" updateIntervalInSeconds={1} />
    </RawIntlProvider>,
  ).container;
}

describe("a relative time", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    [59, "59 seconds ago", "in 59 seconds", "vor 59 Sekunden"],
    [60, "1 minute ago", "in 1 minute", "vor 1 Minute"],
    [3599, "60 minutes ago", "in 60 minutes", "vor 60 Minuten"],
    [3600, "1 hour ago", "in 1 hour", "vor 1 Stunde"],
    [86_399, "24 hours ago", "in 24 hours", "vor 24 Stunden"],
    [86_400, "1 day ago", "in 1 day", "vor 1 Tag"],
  ])("of %d seconds is %s", (seconds, ago, ahead, inGerman) => {
    expect(shown(-seconds).textContent).toBe(ago);
    expect(shown(seconds).textContent).toBe(ahead);
    expect(shown(-seconds, "de").textContent).toBe(inGerman);
  });

  it.each([
    [58, "58 seconds ago", 1000, "59 seconds ago"],
    [59, "59 seconds ago", 1000, "1 minute ago"],
    [60, "1 minute ago", 60_000, "2 minutes ago"],
    [3599, "60 minutes ago", 1000, "1 hour ago"],
    [3600, "1 hour ago", 3_600_000, "2 hours ago"],
  ])("goes on by itself: %d seconds are %s, and after %d ms %s", (seconds, first, wait, next) => {
    const container = shown(-seconds);
    expect(container.textContent).toBe(first);
    act(() => jest.advanceTimersByTime(wait - 1));
    expect(container.textContent).toBe(first);
    act(() => jest.advanceTimersByTime(1));
    expect(container.textContent).toBe(next);
  });

  it("of a day stands still", () => {
    shown(-86_400);
    expect(jest.getTimerCount()).toBe(0);
  });
});
