/** Packages without types: what only tests use. */
declare module "@adobe/structured-data-validator" {
  interface Issue {
    rootType: string;
    severity: "ERROR" | "WARNING";
    fieldNames: string[];
  }
  export default class Validator {
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
declare module "gatsby-plugin-sharp" {
  export function setActions(actions: { createJobV2(job: { inputPaths: string[] }): Promise<void> }): void;
}
declare module "gatsby-plugin-sharp/gatsby-worker" {
  export function IMAGE_PROCESSING(job: { inputPaths: { path: string }[] }): Promise<void>;
}
