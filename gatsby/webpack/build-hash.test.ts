import { type Compiler, nameBuildAfterItsFiles } from "./build-hash";

/** @returns the hash of a build with these files, which webpack itself would have given another one. */
function hashOf(files: readonly string[]): string | null | undefined {
  const compilation = {
    hash: "of-how-it-was-compiled" as string | null | undefined,
    hooks: {
      afterProcessAssets: {
        tap: (_name: string, listener: (assets: Record<string, unknown>) => void) =>
          listener(Object.fromEntries(files.map((file) => [file, {}]))),
      },
    },
  };
  const compiler: Compiler = { hooks: { compilation: { tap: (_name, listener) => listener(compilation) } } };
  nameBuildAfterItsFiles.apply(compiler);
  return compilation.hash;
}

describe("the hash of a build", () => {
  it("is the same for the same files, in whatever order they were made", () => {
    expect(hashOf(["app-1.js", "page-2.js"])).toMatch(/^[0-9a-f]{20}$/u);
    expect(hashOf(["page-2.js", "app-1.js"])).toBe(hashOf(["app-1.js", "page-2.js"]));
  });

  it("is another one where a file is another one", () => {
    expect(hashOf(["app-1.js", "page-3.js"])).not.toBe(hashOf(["app-1.js", "page-2.js"]));
  });
});
