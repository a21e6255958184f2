import { removeUnusedEnvDefinitions } from "./webpack-rules";

it("the renderer's code depends on Gatsby's own variables, and on those of a file .env, but on no others", () => {
  Object.assign(process.env, { RUN_ID: "17", GATSBY_WITHOUT_WORKER: "0" });
  const definitions = Object.fromEntries(
    ["RUN_ID", "NODE_ENV", "GATSBY_WITHOUT_WORKER", "OF_A_FILE"].map((name) => [`process.env.${name}`, '"x"']),
  );
  removeUnusedEnvDefinitions({ plugins: [{ constructor: { name: "DefinePlugin" }, definitions }] });
  expect(Object.keys(definitions)).toEqual([
    "process.env.NODE_ENV",
    "process.env.GATSBY_WITHOUT_WORKER",
    "process.env.OF_A_FILE",
  ]);
});
