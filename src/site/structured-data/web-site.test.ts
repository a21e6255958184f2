import { both, pageAt, smallSite } from "../../../test/small-site";
import { webSite } from "./web-site";

it("the site has the company's name and the address of its home page, and no search", () => {
  const site = smallSite([both("/")]);
  expect(webSite(site, pageAt(site, "/en/"))).toEqual({
    "@type": "WebSite",
    name: "Signalbau",
    url: "https://www.signalbau.example/en/",
    publisher: { "@id": "https://www.signalbau.example/#organization" },
  });
});
