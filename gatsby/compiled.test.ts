import path from "node:path";
import { temporaryFolder } from "../test/temporary-folder";
import { compiled } from "./compiled";

it("a module is compiled with its imports, and what can't be is named by file and line", () => {
  const [folder, project] = [temporaryFolder(), process.cwd()];
  process.chdir(folder.path);
  folder.write("src/greeting.ts", 'export const greeting: string = "Guten Tag";');
  folder.write("src/hooks.ts", 'export { greeting } from "./greeting";\nexport { basename } from "node:path";');
  expect(compiled("src/hooks.ts")).toMatchObject({ greeting: "Guten Tag", basename: path.basename });
  folder.write("src/greeting.ts", 'export const greeting = "Guten Tag;');
  expect(() => compiled("src/hooks.ts")).toThrow(/greeting\.ts:1:/u);
  process.chdir(project);
  folder.remove();
});
