/**
 * Where the scripts begin (src/build/webpack.ts). Gatsby's entry would run all of them in one task; a tap that falls into
 * it waits (quality P: no task of more than 50 ms on a slow phone). React, the formats and their languages are the longest parts.
 */
import "react-dom/client";
import { guarded } from "../starter/guard";

const pause = () => new Promise((resolve) => setTimeout(resolve));

async function enter(): Promise<void> {
  await pause();
  await import(/* webpackMode: "eager" */ "../intl/language-provider");
  await pause();
  await import(/* webpackMode: "eager" */ "../shell/shell");
  await pause();
  // Whoever first asks for a language waits until the browser has looked through all that it knows.
  Intl.ListFormat?.supportedLocalesOf("de");
  await pause();
  await import(/* webpackMode: "eager" */ "~gatsby-app");
}

void guarded("entry", enter)();
