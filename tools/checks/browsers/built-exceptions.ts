import type { Exception } from "./exception";

/** What packages bring into the built files. They ask for each of it before they use it, or mean something else. */
export const BUILT_EXCEPTIONS: readonly Exception[] = [
  {
    features: [
      "api.Document.startViewTransition",
      "api.Navigation.navigate_event",
      "api.Navigation.navigateerror_event",
      "api.Navigation.navigatesuccess_event",
      "api.ViewTransition.skipTransition",
      "api.Window.devicePixelRatio",
      "api.Window.navigation",
      "api.Window.setImmediate",
    ],
    places: ["public/framework-*"],
    fallback: "React asks with `typeof` or catches the error; the site has no transitions of React's.",
    test: "e2e/old-browsers/whole-pages.spec.ts",
  },
  {
    features: ["javascript.builtins.AsyncDisposableStack.use"],
    places: ["public/framework-*"],
    fallback: "React's own `use`.",
    test: "e2e/old-browsers/whole-pages.spec.ts",
  },
  {
    features: ["api.Observable.toArray"],
    places: ["public/app-*"],
    fallback: "React's own `Children.toArray`, for react-intl and the router.",
    test: "e2e/old-browsers/whole-pages.spec.ts",
  },
  {
    features: ["javascript.builtins.Error.captureStackTrace", "javascript.builtins.Intl.DurationFormat"],
    places: ["public/app-*"],
    fallback: "formatjs asks for both before it uses them; the site formats no durations.",
    test: "e2e/old-browsers/whole-pages.spec.ts",
  },
  {
    features: ["api.Window.requestIdleCallback"],
    places: ["public/app-*"],
    fallback: "Gatsby's loader has a timer in its place.",
    test: "e2e/old-browsers/whole-pages.spec.ts",
  },
  {
    features: ["javascript.builtins.Temporal"],
    places: ["public/polyfill-date-*"],
    fallback: "formatjs asks for it; the site formats no such dates.",
    test: "e2e/old-browsers/whole-pages.spec.ts",
  },
  {
    features: ["api.CSSNumericValue.div", "javascript.builtins.Temporal.Duration.negated"],
    places: ["public/polyfill*"],
    fallback: "Methods of formatjs' own decimal numbers.",
    test: "e2e/old-browsers/whole-pages.spec.ts",
  },
  {
    features: ["html.elements.link.rel.icon", "html.elements.link.rel.manifest", "html.elements.meta.name.theme-color"],
    places: ["public/*"],
    fallback: "Signs for a tab or a home screen, which a browser without them does not show.",
    test: "e2e/old-browsers/whole-pages.spec.ts",
  },
];
