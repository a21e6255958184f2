/** Arguments with which the tests start Chromium: for root too, without a GPU, without requests of its own. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // With hinting, the headless shell draws narrower characters than the full browser and breaks lines differently.
  "--font-render-hinting=none",
];
