/** The oldest browsers of package.json's browserslist, for what is built apart from Gatsby. */
export const TARGET = ["chrome109", "firefox115", "safari16.4"];
