/**
 * Where the scripts begin (src/build/webpack.ts). Gatsby's entry would run all of them in one task; a tap that falls into
 * it waits (quality P: no task of more than 50 ms on a slow phone). React and the formats are the longest parts.
 */
// First of all: it runs beside the others.
import "./ask-formats";
import "react-dom/client";

const pause = () => new Promise((resolve) => setTimeout(resolve));

async function enter(): Promise<void> {
  await pause();
  await import(/* webpackMode: "eager" */ "../languages/language-provider");
  await pause();
  await import(/* webpackMode: "eager" */ "../shell/shell");
  await pause();
  await import(/* webpackMode: "eager" */ "~gatsby-app");
}

void enter();
