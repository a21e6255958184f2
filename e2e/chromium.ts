/** How the tests start Chromium: as root too, without a screen, and without asking any other host for anything. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The headless shell would draw letters narrower than the whole browser, and break lines elsewhere.
  "--font-render-hinting=none",
];
