import { minifyFile, minifyScript } from "./minify";

describe("what is minified", () => {
  it("has a function's own arguments, also where it reads no `this`", async () => {
    const code = "self.join = function () { return Array.prototype.slice.call(arguments).join('-'); };";
    for (const small of [(await minifyFile({ "app.js": code })).code, minifyScript(code)]) {
      const scope: { join?: (...parts: string[]) => string } = {};
      new Function("self", small)(scope);
      expect(scope.join?.("a", "b")).toBe("a-b");
    }
  });
});
