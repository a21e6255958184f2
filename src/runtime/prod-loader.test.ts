/** @jest-environment jsdom */
import type { Section } from "../model/sections";
import { loadSections } from "../sections/section-components";
import { ProdLoader } from "./prod-loader";

jest.mock("../sections/section-components", () => ({ loadSections: jest.fn() }));

/** Gatsby's own loader: pages and their data by path. */
const gatsby = { pages: {} as Record<string, object | undefined>, data: {} as Record<string, object> };
const mockGatsby = gatsby;
jest.mock(
  "~gatsby-loader",
  () => ({
    ProdLoader: class {
      loadComponent = mockLoadComponent;
      loadPageDataJson = (path: string) => Promise.resolve(mockGatsby.data[path]);
      loadPage = (path: string) => Promise.resolve(mockGatsby.pages[path]);
    },
  }),
  { virtual: true },
);
