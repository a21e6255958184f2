import { activitiesIn } from "./activities";

const OUTPUT = `success compile gatsby files - 2.116s
info One or more of your plugins have changed since the last time you ran Gatsby.
success Building production JavaScript and CSS bundles - 10.204s
success run page queries - 1.5s - 218/218 145.33/s
success Building static HTML for pages - 4.016s - 218/218 54.28/s
error Something - 1s
info Done building in 31.1 sec
`;

describe("activitiesIn", () => {
  it("reads what took how long, the longest first", () => {
    expect(activitiesIn(OUTPUT)).toEqual([
      { name: "Building production JavaScript and CSS bundles", seconds: 10.204 },
      { name: "Building static HTML for pages", seconds: 4.016 },
      { name: "compile gatsby files", seconds: 2.116 },
      { name: "run page queries", seconds: 1.5 },
    ]);
  });
});
