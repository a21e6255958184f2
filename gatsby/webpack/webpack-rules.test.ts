import { ignoreStyleOrder } from "./webpack-rules";

const MiniCssExtractPlugin =
  jest.requireActual<new (options: object) => { options: { ignoreOrder?: boolean } }>("mini-css-extract-plugin");

it("ignoreStyleOrder silences Gatsby's plugin for styles", () => {
  const plugin = new MiniCssExtractPlugin({ filename: "[name].css" });
  expect(plugin.options.ignoreOrder).toBe(false);
  ignoreStyleOrder({ plugins: [plugin] });
  expect(plugin.options.ignoreOrder).toBe(true);
});
