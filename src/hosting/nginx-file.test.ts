import { nginxFile } from "./nginx-file";

const rules = (headers: Record<string, string>) => ({ headers, redirects: [{ from: "/de/home/", to: "/de/" }] });

/** What nginx makes of the file is tested with nginx itself: e2e/hosting.spec.ts. */
describe("the file for nginx", () => {
  it("adds headers at the level of the server only: a block with one of its own would lose the others", () => {
    const file = nginxFile(rules({ "X-Frame-Options": "DENY" }));
    expect(file).toContain('add_header X-Frame-Options "DENY" always;');
    expect(file).not.toMatch(/^\s.*add_header|\{[^}]*add_header/mu);
  });

  it.each(['say "hello"', "$host", "a\\b"])(
    "is not written with a value that nginx would read as its own: %s",
    (value) => {
      expect(() => nginxFile(rules({ "X-Value": value }))).toThrow("X-Value");
    },
  );
});
