/** The built site that is tested: the fixture's (`npm run build:fixture`), or the one that the environment variable SITE names. */
export const FOLDER = process.env["SITE"] ?? ".fixture/public";

/** Whether it is the one that all exact expectations are about: others are asked by the tests that say @content only. */
export const IS_FIXTURE = process.env["SITE"] === undefined;
