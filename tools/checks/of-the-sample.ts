/** What is about the sample's content alone: who puts another in its place deletes it, and documents go on naming it. */
export const OF_THE_SAMPLE = ["test/any-content/specified-routes.test.ts"];
